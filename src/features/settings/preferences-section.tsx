import { useState } from 'react';
import { useStore } from 'zustand';

import { type Genre, GENRES } from '#domain/genre.ts';
import type { Preferences, User } from '#domain/user.ts';
import type { Confirm } from '#features/confirm/confirm-store.ts';
import { useRecords } from '#storage/records-context.tsx';
import { Button } from '#ui/button.tsx';
import { IDLE } from '#ui/idle.ts';
import { ToggleChip } from '#ui/toggle-chip.tsx';

import type { GenreDraft } from './genre-draft.ts';
import { HiddenList } from './hidden-list.tsx';
import { NotesList } from './notes-list.tsx';
import { type SaveResult, SaveStatus } from './parts/save-status.tsx';
import { Section } from './parts/section.tsx';

interface PreferencesSectionProps {
  preferences: Preferences;
  confirm: Confirm['confirm'];
  genreDraft: GenreDraft;
}

const withPreferences = (change: Partial<Preferences>) => (user: User) => ({
  ...user,
  preferences: { ...user.preferences, ...change },
});

const isSame = (a: readonly Genre[], b: readonly Genre[]) =>
  a.length === b.length && a.every((genre) => b.includes(genre));

/** The favourite genres, out of the twelve (T-06 to T-08), and what the person has told of themselves (V-13). */
export function PreferencesSection({ preferences, confirm, genreDraft }: PreferencesSectionProps) {
  const records = useRecords();
  // Until somebody touches it, the choice is what is stored, also when another tab changes that.
  const { genres: draft } = useStore(genreDraft);
  const setDraft = (genres?: readonly Genre[]) => genreDraft.setState({ genres });
  const [result, setResult] = useState<SaveResult>();
  const chosen = draft ?? preferences.favoriteGenres;

  const toggle = (genre: Genre) => {
    setResult(undefined);
    const next = GENRES.filter((other) => chosen.includes(other) !== (other === genre));
    // Chosen back to what is saved, there is nothing to save.
    setDraft(isSame(next, preferences.favoriteGenres) ? undefined : next);
  };
  const store = async (change: Partial<Preferences>) => {
    const saved = await records.user.update(withPreferences(change));
    setResult(saved ? 'saved' : 'failed');
    if (saved) setDraft(undefined);
    return saved;
  };
  const reset = () =>
    confirm({
      tone: 'warning',
      title: 'Tercihler sıfırlansın mı?',
      body: 'Film tercihlerini sıfırlamak istediğine emin misin? Seçtiğin türler silinir, listelerin olduğu gibi kalır.',
      verb: 'Sıfırla',
      action: () => store({ favoriteGenres: [], genres: [] }),
    });

  return (
    <Section
      title="Tercihler"
      hint="Sevdiğin türleri seç; sohbette tür söylemediğinde öneriler bunlardan gelir."
    >
      <fieldset>
        <legend className="mb-3 text-sm font-medium">Favori türler</legend>
        <div className="flex flex-wrap gap-2">
          {GENRES.map((genre) => (
            <ToggleChip key={genre} pressed={chosen.includes(genre)} onClick={() => toggle(genre)}>
              {genre}
            </ToggleChip>
          ))}
        </div>
      </fieldset>
      <p className="mt-4 text-sm text-muted-foreground">
        <span>{chosen.length} tür seçildi</span>
        {draft === undefined ? null : (
          <span className="font-medium text-foreground"> · Henüz kaydedilmedi</span>
        )}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-2">
        <Button
          data-idle={draft === undefined || undefined}
          className={IDLE}
          onClick={() => void store({ favoriteGenres: [...chosen] })}
        >
          Kaydet
        </Button>
        <Button variant="outline" onClick={() => void reset()}>
          Sıfırla
        </Button>
        <SaveStatus result={result} />
      </div>
      <NotesList />
      <HiddenList />
    </Section>
  );
}
