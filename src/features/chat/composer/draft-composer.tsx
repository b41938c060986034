import { useStore } from 'zustand';

import { Composer, type ComposerProps } from './composer.tsx';
import type { DraftStore } from './draft-store.ts';

interface DraftComposerProps extends Omit<ComposerProps, 'value' | 'onChange' | 'onSubmit'> {
  draft: DraftStore;
  onEdit: () => void;
  onSubmit: (text: string) => void;
}

/** The composer over the kept draft: with each key it is drawn again, and nothing around it. */
export function DraftComposer({ draft, onEdit, onSubmit, ...composer }: DraftComposerProps) {
  const text = useStore(draft, (state) => state.text);
  return (
    <Composer
      {...composer}
      value={text}
      onChange={(next) => {
        draft.setState({ text: next });
        onEdit();
      }}
      onSubmit={() => onSubmit(text)}
    />
  );
}
