import { createStore } from 'zustand/vanilla';

import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { Film } from '#domain/film.ts';
import type { Journal } from '#features/undo/create-journal.ts';
import type { AttachPosters } from '#import/films/look-up.ts';
import type { NamedFile, Opening } from '#import/session.ts';
import { addedLabel as ownLabel } from '#import/own/words.ts';
import type { Logger } from '#lib/logger.ts';
import { once } from '#lib/once.ts';
import { yieldTask, yieldToPaint } from '#lib/pacing/yield.ts';
import type { Records } from '#storage/create-records.ts';

import { type Choice, type ImportState, type OwnFile, type Review, withChoice } from './state.ts';
import { addedLabel, serviceOf } from './words.ts';

/** By which the journal finds an import again, also after a visit to another tab. */
export const IMPORT_SOURCE = 'import';

interface ImporterPorts {
  records: Records;
  journal: Pick<Journal, 'record'>;
  /** The films that are known here, and one of them with its plot. */
  catalogue: () => Promise<{
    films: readonly CatalogueFilm[];
    tell: (film: CatalogueFilm) => Promise<CatalogueFilm>;
  }>;
  /** The movie database's posters; undefined where none is connected. */
  posters: () => Promise<AttachPosters | undefined>;
  logger: Logger;
}

const UNREADABLE = 'Bu dosya okunamadı. Hiçbir şey değişmedi.';

/**
 * Brings a file in: reads it, shows what it would add, adds it when told to. One at a time; a new file, or closing, stops
 * the one before. What it needs is loaded with the first file.
 */
export function createImporter({ records, journal, catalogue, posters, logger }: ImporterPorts) {
  const store = createStore<ImportState>(() => ({ kind: 'idle' }));
  const load = once(() => import('#import/session.ts'));
  let running = new AbortController();
  const show = (state: ImportState) => store.setState(state, true);

  /** Stops what runs; answers the signal of what runs next. */
  const begin = () => {
    running.abort();
    running = new AbortController();
    return running.signal;
  };
  const breatheUntil = (signal: AbortSignal) => async () => {
    await yieldTask();
    signal.throwIfAborted();
  };

  /** What was stopped shows nothing any more, however far it still gets. */
  const progressUntil =
    (signal: AbortSignal, name: string, step: 'reading' | 'writing') => (done: number, total: number) => {
      if (!signal.aborted) show({ kind: 'working', name, step, done, total });
    };

  const refuse = (name: string, error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return;
    logger.error('İçe aktarılacak dosya okunamadı', error);
    show({ kind: 'refused', name, message: UNREADABLE });
  };

  const take = (opening: Opening, name: string) => {
    if (opening.kind === 'refused') show({ kind: 'refused', name, message: opening.message });
    else if (opening.kind === 'own') show({ kind: 'own', file: { name, ...opening.file }, failed: false });
    else show({ kind: 'review', review: { name, ...opening.review }, failed: false });
  };

  const acceptOwn = async (file: OwnFile, signal: AbortSignal) => {
    show({ kind: 'working', name: file.name, step: 'writing' });
    const { applyRestore } = await load();
    const result = await applyRestore(file.plan, records);
    if (!result.ok) return show({ kind: 'own', file, failed: true });
    const label = ownLabel(file.plan);
    await note(label, result.undo);
    // Another file may have been chosen meanwhile.
    if (!signal.aborted) show({ kind: 'done', label, left: [] });
  };

  const accept = async (review: Review, signal: AbortSignal) => {
    const { name, formats } = review;
    const onProgress = progressUntil(signal, name, 'writing');
    onProgress(0, 1);
    const { replan, applyImport, ownFilmsOf } = await load();
    // The lists may have changed since it was shown.
    const plan = await replan(review, { records, catalogue, breathe: breatheUntil(signal), onProgress });
    const result = await applyImport(plan, records, yieldToPaint);
    if (!result.ok) return show({ kind: 'review', review, failed: true });
    const label = addedLabel(plan, serviceOf(formats));
    await note(label, result.undo);
    const done = { kind: 'done', label, left: plan.left } as const;
    if (!signal.aborted) show(done);
    await lookUp(ownFilmsOf(plan), done, signal).catch((error: unknown) =>
      logger.warn('Afişler aranamadı', error),
    );
  };

  /** Asks the movie database, where one is connected, for as long as the popup is open. */
  const lookUp = async (
    films: readonly Film[],
    done: Extract<ImportState, { kind: 'done' }>,
    signal: AbortSignal,
  ) => {
    const attach = films.length === 0 ? undefined : await posters();
    if (attach === undefined) return;
    const { lookUpFilms } = await load();
    const onProgress = (count: number) => {
      if (!signal.aborted) show({ ...done, lookedUp: { done: count, total: films.length } });
    };
    await lookUpFilms(films, records, { attach, signal, onProgress });
  };

  const note = (label: string, undo: () => Promise<boolean>) =>
    journal.record({
      label,
      source: IMPORT_SOURCE,
      undo: async () => ((await undo()) ? 'undone' : 'failed'),
    });

  return {
    store,
    /** Reads a file and shows what it would add, or why it cannot be read. Never rejects. */
    async open(file: NamedFile): Promise<void> {
      const signal = begin();
      const { name } = file;
      show({ kind: 'working', name, step: 'reading' });
      try {
        const { open } = await load();
        const opening = await open(file, {
          records,
          catalogue,
          breathe: breatheUntil(signal),
          onProgress: progressUntil(signal, name, 'reading'),
        });
        if (!signal.aborted) take(opening, name);
      } catch (error) {
        refuse(name, error, signal);
      }
    },
    /** Decides something of what is shown, and works out anew what would be added. Never rejects. */
    async choose(choice: Choice): Promise<void> {
      const state = store.getState();
      if (state.kind !== 'review') return;
      const signal = begin();
      const review = { ...state.review, choices: withChoice(state.review.choices, choice) };
      show({ kind: 'review', review, failed: false });
      try {
        const { replan } = await load();
        const plan = await replan(review, {
          records,
          catalogue,
          breathe: breatheUntil(signal),
          onProgress: () => {},
        });
        if (!signal.aborted) show({ kind: 'review', review: { ...review, plan }, failed: false });
      } catch (error) {
        refuse(review.name, error, signal);
      }
    },
    /** Adds what is shown. Never rejects. */
    async accept(): Promise<void> {
      const state = store.getState();
      if (state.kind !== 'own' && state.kind !== 'review') return;
      const signal = begin();
      const name = state.kind === 'own' ? state.file.name : state.review.name;
      try {
        await (state.kind === 'own' ? acceptOwn(state.file, signal) : accept(state.review, signal));
      } catch (error) {
        refuse(name, error, signal);
      }
    },
    /** Stops what runs and closes; what was added stays. */
    close() {
      begin();
      show({ kind: 'idle' });
    },
  };
}

export type Importer = ReturnType<typeof createImporter>;
