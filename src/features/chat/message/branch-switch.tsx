import { ChevronLeft, ChevronRight } from 'lucide-react';

import { IconButton } from '#ui/icon-button.tsx';

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
  const look = { disabled, className: 'aria-disabled:opacity-40', iconClassName: 'size-4.5' };
  return (
    <span
      role="group"
      aria-label="Sürümler"
      data-versions-of={messageId}
      className="inline-flex items-center"
    >
      <IconButton
        label="Önceki sürüm"
        Icon={ChevronLeft}
        aria-disabled={index === 0}
        onClick={() => go(-1)}
        {...look}
      />
      <span className="min-w-8 text-center text-xs tabular-nums">
        {index + 1}/{count}
      </span>
      <IconButton
        label="Sonraki sürüm"
        Icon={ChevronRight}
        aria-disabled={index === count - 1}
        onClick={() => go(1)}
        {...look}
      />
    </span>
  );
}

/** The other version is another message with buttons of its own: the focus follows to the same button there, once it is drawn. */
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
