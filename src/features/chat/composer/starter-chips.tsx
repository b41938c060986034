import { Sparkles } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { cn } from '#lib/cn.ts';
import { Button } from '#ui/button.tsx';
import { ButtonRow, RowButton } from '#ui/button-row.ts';

import { GENRE_PROMPTS, MOOD_PROMPTS, type Prompt, SURPRISE_PROMPT } from './prompts.ts';

/** So many of a group are seen on a phone until more are asked for. */
const FEW = 3;

const CHIP =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full border border-input bg-card px-4 text-sm font-medium transition-colors hover:border-link hover:bg-accent disabled:opacity-55 md:px-3.5 md:pointer-fine:min-h-9';

interface StarterChipsProps {
  onPick: (message: string) => void;
  disabled: boolean;
}

/** What a conversation may begin with: how one feels, what one would like to see, or a surprise. */
export function StarterChips({ onPick, disabled }: StarterChipsProps) {
  const [isWhole, setWhole] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const showAll = () => {
    flushSync(() => setWhole(true));
    // The button is gone; the focus goes on to the first chip that it brought.
    row.current?.querySelectorAll('button')[FEW]?.focus();
  };
  const chips = { onPick, disabled, isWhole };
  return (
    <ButtonRow
      ref={row}
      role="group"
      aria-orientation={undefined}
      aria-label="Hızlı öneriler"
      className="mx-auto flex w-full max-w-2xl flex-col items-center gap-4"
    >
      <Chips name="Ruh halin" prompts={MOOD_PROMPTS} {...chips} />
      <Chips name="Tür" prompts={GENRE_PROMPTS} {...chips} />
      <div className="flex flex-wrap justify-center gap-2">
        <RowButton
          disabled={disabled}
          className={cn(CHIP, 'border-transparent bg-accent')}
          onClick={() => onPick(SURPRISE_PROMPT.message)}
        >
          <Sparkles aria-hidden className="size-4 text-gold" />
          {SURPRISE_PROMPT.label}
        </RowButton>
        {isWhole ? null : (
          <RowButton asChild>
            <Button variant="ghost" size="sm" className="sm:hidden" onClick={showAll}>
              Daha fazla
            </Button>
          </RowButton>
        )}
      </div>
    </ButtonRow>
  );
}

interface ChipsProps extends StarterChipsProps {
  name: string;
  prompts: readonly Prompt[];
  isWhole: boolean;
}

function Chips({ name, prompts, isWhole, onPick, disabled }: ChipsProps) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id} className="flex flex-col items-center gap-2">
      <p id={id} className="text-sm font-medium text-muted-foreground">
        {name}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {prompts.map(({ label, message }, index) => (
          <RowButton
            key={message}
            disabled={disabled}
            className={cn(CHIP, !isWhole && index >= FEW && 'max-sm:hidden')}
            onClick={() => onPick(message)}
          >
            {label}
          </RowButton>
        ))}
      </div>
    </div>
  );
}
