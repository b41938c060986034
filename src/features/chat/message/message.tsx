import { isToolUIPart } from 'ai';
import { memo } from 'react';

import { fallbackIn } from '#assistant/message-fallback.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { isBlank } from '../session/branch-tree.ts';
import { FailureNotice } from './failure-notice.tsx';
import { MessageFooter } from './message-footer.tsx';
import { OwnMessage } from './own-message.tsx';
import { MessageText } from '../text/message-text.tsx';
import { RetryAi } from './retry-ai.tsx';
import { hasSaid, isIntroduced, shownParts } from '../text/shown-parts.ts';
import { withoutNotice } from '../text/without-notice.ts';
import { Thoughts } from './thoughts.tsx';
import { NamedFilmsView } from '../tool-views/named-films-view.tsx';
import { ToolErrorBoundary } from '../tool-views/tool-error-boundary.tsx';
import { ToolNote } from '../tool-views/tool-note.tsx';
import { ToolView } from '../tool-views/tool-view.tsx';

interface MessageProps {
  message: ChatMessage;
  isLast: boolean;
  /** Whether this message is still being written. */
  live: boolean;
}

/** One message; memoised, since the list is drawn again with every piece that streams in. */
export const Message = memo(function Message({ message, isLast, live }: MessageProps) {
  if (message.metadata?.unreadable === true) {
    return <ToolNote tone="info">Bu mesaj okunamadı. Silinmedi, olduğu gibi saklanıyor.</ToolNote>;
  }
  if (message.role === 'user') return <OwnMessage message={message} />;
  const fallback = message.parts.map(fallbackIn).find((each) => each !== undefined);
  const retry = !live && isLast && <RetryAi message={message} />;
  return (
    <div className="flex w-full flex-col gap-3">
      {fallback !== undefined && <FailureNotice fallback={fallback}>{retry}</FailureNotice>}
      {shownParts(message.parts).map((part, index, parts) => {
        if (part.type === 'reasoning') {
          return part.text === '' ? null : (
            <Thoughts key={index} text={part.text} live={live && part.state === 'streaming'} />
          );
        }
        if (part.type === 'text') {
          const text = withoutNotice(part.text, fallback);
          return text === '' ? null : <MessageText key={index} text={text} live={live} />;
        }
        if (part.type === 'data-namedFilms') {
          return <NamedFilmsView key={index} {...part.data} live={live} />;
        }
        // What leads to it comes above it, and would push it down.
        if (!isToolUIPart(part) || (live && isIntroduced(part) && !parts.some(hasSaid))) return null;
        return (
          <ToolErrorBoundary key={part.toolCallId}>
            <ToolView part={part} isLast={isLast} live={live} told={parts.slice(index).some(hasSaid)} />
          </ToolErrorBoundary>
        );
      })}
      {fallback === undefined && retry}
      {!live && !isBlank(message) && <MessageFooter message={message} />}
    </div>
  );
});
