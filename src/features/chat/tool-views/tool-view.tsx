import { getStaticToolName } from 'ai';

import type { ToolName } from '#tools/registry.ts';

import { TOOL_ENTRIES } from './tool-entries.tsx';
import type { AnyToolPart, Place, ToolEntry } from './tool-entry.ts';
import { ToolFrame } from './tool-frame.tsx';
import { ToolNote } from './tool-note.tsx';

const isKnown = (name: string): name is ToolName => Object.hasOwn(TOOL_ENTRIES, name);

/** The view of a tool part: a tool becomes a view by its name. An old conversation may hold a tool that is no more. */
export function ToolView({ part, ...place }: Place & { part: AnyToolPart }) {
  const name: string = part.type === 'dynamic-tool' ? '' : getStaticToolName(part);
  if (part.type === 'dynamic-tool' || !isKnown(name)) {
    return <ToolNote tone="info">Bu sürüm bu adımı tanımıyor.</ToolNote>;
  }
  // The map proves that each view fits its own tool; a union cannot tell that this name and this part belong together.
  const { View, ...words } = TOOL_ENTRIES[name] as ToolEntry<ToolName>;
  return (
    <ToolFrame part={part} words={words} {...place}>
      {part.state === 'output-available' && (
        <View
          input={part.input}
          output={part.output}
          source={part.toolCallId}
          live={place.live}
          told={place.told ?? false}
          open={place.isLast && !place.live}
        />
      )}
    </ToolFrame>
  );
}
