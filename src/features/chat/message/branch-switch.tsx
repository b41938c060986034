import { ChevronLeft, ChevronRight } from 'lucide-react';

import { Button } from '#ui/button.tsx';

import { useIsBusy } from '../actions/conversation-actions.tsx';
import type { BranchPlace } from '../session/branch-tree.ts';

interface BranchSwitchProps {
  messageId: string;
  place: BranchPlace;
  disabled: boolean;
  onSwitch: (messageId: string, step: 1 | -1) => string | undefined;
}

/** Which version of a message this is, and the way to the others. */
export function BranchSwitch({ messageId, place, disabled: unable, onSwitch }: BranchSwitchProps) {
  const { index, count } = place;
  const disabled = useIsBusy() || unable;
  const go = (step: 1 | -1) => {
    const shown = onSwitch(messageId, step);
    if (shown !== undefined) focusSoon(shown, step);
  };
  return (
    <span
      role="group"
      aria-label="Sürümler"
      data-versions-of={messageId}
      className="inline-flex items-center"
    >
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Önceki sürüm"
        aria-disabled={index === 0}
        disabled={disabled}
        className="aria-disabled:opacity-40"
        onClick={() => go(-1)}
      >
        <ChevronLeft aria-hidden />
      </Button>
      <span className="min-w-8 text-center text-xs tabular-nums">
        {index + 1}/{count}
      </span>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Sonraki sürüm"
        aria-disabled={index === count - 1}
        disabled={disabled}
        className="aria-disabled:opacity-40"
        onClick={() => go(1)}
      >
        <ChevronRight aria-hidden />
      </Button>
    </span>
  );
}

/** The other version is another message: the focus goes to the same button of it, once it is drawn. */
function focusSoon(messageId: string, step: 1 | -1) {
  let tries = 10;
  const look = () => {
    const group = [...document.querySelectorAll<HTMLElement>('[data-versions-of]')].find(
      ({ dataset }) => dataset['versionsOf'] === messageId,
    );
    const button = group?.querySelectorAll('button')[step === -1 ? 0 : 1];
    if (button) button.focus();
    else if (tries-- > 0) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
