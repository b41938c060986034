import { Check, Copy, Pencil, RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';

import { cn } from '#lib/cn.ts';
import { useAfterIdle } from '#lib/pacing/use-after-idle.ts';
import type { ChatMessage } from '#tools/registry.ts';
import { IconButton } from '#ui/icon-button.tsx';

import { useConversationActions } from '../actions/conversation-actions.tsx';
import { shortTime } from '../text/short-time.ts';
import { spokenText, textOf } from '../text/spoken.ts';
import { ReadAloudButton } from '../voice/read-aloud.tsx';
import { BranchSwitch } from './branch-switch.tsx';

interface MessageFooterProps {
  message: ChatMessage;
  /** Its buttons are there without waiting for a moment of rest: the focus comes back to one of them. */
  atOnce?: boolean;
  /** Opens the editor; absent where the message is not the person's. */
  onEdit?: (() => void) | undefined;
}

const COPIED_MS = 2000;
const QUIET = 'text-muted-foreground hover:text-foreground';

/** Quiet, but to be seen without pointing at it: what can be done with a message, and of an answer when and by whom it was given. */
export function MessageFooter({ message, atOnce = false, onEdit }: MessageFooterProps) {
  const actions = useConversationActions();
  // Buttons are most of what a message is made of, and nobody needs them at once: they are drawn last.
  const hasRested = useAfterIdle(atOnce);
  if (actions === null) return null;
  const place = actions.branches[message.id];
  const isAnswer = message.role === 'assistant';
  return (
    <div
      className={cn(
        'flex min-h-11 flex-wrap items-center gap-x-1 text-muted-foreground md:pointer-fine:min-h-9',
        isAnswer ? '-ml-3.5 md:pointer-fine:-ml-2.5' : 'flex-row-reverse',
      )}
    >
      {place !== undefined && (
        <BranchSwitch
          messageId={message.id}
          place={place}
          disabled={actions.readOnly}
          onSwitch={actions.switchBranch}
        />
      )}
      {hasRested && (
        <div className={cn('flex items-center', !isAnswer && 'flex-row-reverse')}>
          <CopyButton text={isAnswer ? spokenText(message) : textOf(message)} />
          {isAnswer && <ReadAloudButton id={message.id} text={spokenText(message)} className={QUIET} />}
          {onEdit !== undefined && !actions.readOnly && (
            <IconButton label="Düzenle" title="Düzenle" Icon={Pencil} className={QUIET} onClick={onEdit} />
          )}
          {isAnswer && !actions.readOnly && (
            <IconButton
              label="Yeniden üret"
              title="Yeniden üret"
              Icon={RotateCw}
              className={QUIET}
              // Also while an answer comes, which it ends; the second click of a double click would end its own.
              onClick={({ detail }) => (detail > 1 ? undefined : actions.regenerate(message.id))}
            />
          )}
          {isAnswer && <SaidBy message={message} />}
        </div>
      )}
    </div>
  );
}

function SaidBy({ message: { metadata } }: { message: ChatMessage }) {
  const { createdAt, model } = metadata ?? {};
  const time = shortTime(createdAt);
  const who = model === undefined ? undefined : model === 'builtIn' ? 'Yerleşik asistan' : model;
  if (time === '' && who === undefined) return null;
  return (
    <p className="px-2 text-xs">
      {time !== '' && <time dateTime={createdAt}>{time}</time>}
      {who !== undefined && ` · ${who}`}
    </p>
  );
}

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const label = outcome === undefined ? 'Kopyala' : outcome === 'copied' ? 'Kopyalandı' : 'Kopyalanamadı';
  return (
    <IconButton
      label={label}
      title={label}
      Icon={outcome === 'copied' ? Check : Copy}
      disabled={text === ''}
      className={QUIET}
      onClick={() => void copy()}
    />
  );
}
