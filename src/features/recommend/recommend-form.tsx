import { Search } from 'lucide-react';
import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useStore } from 'zustand';

import { GENRES } from '#domain/genre.ts';
import { MOOD_LABELS, MOODS } from '#domain/mood.ts';
import type { Wishes } from '#domain/wishes.ts';
import { Button } from '#ui/button.tsx';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import { GENRE_ICONS, MOOD_ICONS } from './choice-icons.ts';
import type { SelectionStore } from './selection-store.ts';

interface RecommendFormProps {
  selection: SelectionStore;
  loading: boolean;
  onSubmit: (wishes: Wishes) => void;
  /** Whether it takes the focus as it comes: it then replaces the results, which had it. */
  focusOnOpen?: boolean;
}

/** The classic form: at least one genre, and a mood if one likes. */
export function RecommendForm({ selection, loading, onSubmit, focusOnOpen = false }: RecommendFormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (focusOnOpen) form.current?.focus();
  }, [focusOnOpen]);
  const hint = useId();
  const { genres, mood, toggleGenre, toggleMood } = useStore(selection);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (genres.length > 0) onSubmit({ genres: [...genres], ...(mood === undefined ? {} : { mood }) });
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      aria-label="Film Önerisi Al"
      className="flex flex-col gap-6 outline-none"
      onSubmit={submit}
    >
      <Choices legend="Türler">
        {GENRES.map((genre) => {
          const Icon = GENRE_ICONS[genre];
          return (
            <ToggleChip key={genre} pressed={genres.includes(genre)} onClick={() => toggleGenre(genre)}>
              <Icon aria-hidden />
              {genre}
            </ToggleChip>
          );
        })}
      </Choices>
      <Choices legend="Ruh hali" note="isteğe bağlı">
        {MOODS.map((name) => {
          const Icon = MOOD_ICONS[name];
          return (
            <ToggleChip key={name} pressed={mood === name} onClick={() => toggleMood(name)}>
              <Icon aria-hidden />
              {MOOD_LABELS[name]}
            </ToggleChip>
          );
        })}
      </Choices>
      {/* A long form on a tall narrow screen shows at once that it ends in a button. */}
      <div className="flex flex-col gap-2 max-lg:[@media(height>=40rem)]:sticky max-lg:[@media(height>=40rem)]:-bottom-4 max-lg:[@media(height>=40rem)]:-mx-2 max-lg:[@media(height>=40rem)]:-mb-4 max-lg:[@media(height>=40rem)]:bg-background max-lg:[@media(height>=40rem)]:before:pointer-events-none max-lg:[@media(height>=40rem)]:before:absolute max-lg:[@media(height>=40rem)]:before:inset-x-0 max-lg:[@media(height>=40rem)]:before:-top-5 max-lg:[@media(height>=40rem)]:before:h-5 max-lg:[@media(height>=40rem)]:before:bg-linear-to-t max-lg:[@media(height>=40rem)]:before:from-background max-lg:[@media(height>=40rem)]:p-2 max-lg:[@media(height>=40rem)]:pb-4">
        <Button
          type="submit"
          size="lg"
          disabled={loading || genres.length === 0}
          aria-describedby={genres.length === 0 ? hint : undefined}
        >
          <Search aria-hidden />
          Öneri Al
        </Button>
        {genres.length === 0 ? (
          <p id={hint} className="text-center text-sm text-muted-foreground">
            En az bir tür seçmelisiniz
          </p>
        ) : null}
      </div>
    </form>
  );
}

function Choices({ legend, note, children }: { legend: string; note?: string; children: ReactNode }) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <legend className="mb-3 flex items-baseline gap-2">
        <span id={id} className="font-display text-lg font-semibold">
          {legend}
        </span>
        {note === undefined ? null : <span className="text-sm text-muted-foreground">{note}</span>}
      </legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  );
}
