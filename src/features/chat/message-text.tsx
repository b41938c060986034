import { memo } from 'react';

import { type Block, parseMarkdown, type Span } from './markdown.ts';

/** An answer's text. Blocks are memoised: only the one that is still growing is drawn again. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-2 leading-relaxed wrap-anywhere">
      {parseMarkdown(text).map((block, index) => (
        <TextBlock key={index} source={JSON.stringify(block)} block={block} />
      ))}
    </div>
  );
}

const TextBlock = memo(
  function TextBlock({ block }: { block: Block; source: string }) {
    if (block.kind === 'paragraph') {
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    }
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={block.ordered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
        {block.items.map((spans, index) => (
          <li key={index}>
            <Spans spans={spans} />
          </li>
        ))}
      </List>
    );
  },
  (before, after) => before.source === after.source,
);

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, bold }, index) => (bold ? <strong key={index}>{text}</strong> : text));
}
