import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import type { ImportFilm } from '#import/films/join.ts';
import type { Choices, ImportPlan } from '#import/films/plan.ts';
import type { Prepared } from '#import/films/prepare.ts';
import type { RestorePlan } from '#import/own/plan.ts';
import type { Destination, Format, LeftOut } from '#import/shared/row.ts';

/** A file of this app, with what it would add. */
export interface OwnFile {
  name: string;
  exportDate: string | undefined;
  unreadable: number;
  plan: RestorePlan;
}

/** An export of another service, with what it would add as things are decided now. */
export interface Review {
  name: string;
  formats: readonly Format[];
  prepared: Prepared;
  choices: Choices;
  plan: ImportPlan;
}

/** Where an import stands. */
export type ImportState =
  | { kind: 'idle' }
  | { kind: 'working'; name: string; step: 'reading' | 'writing'; done?: number; total?: number }
  | { kind: 'refused'; name: string; message: string }
  | { kind: 'own'; file: OwnFile; failed: boolean }
  | { kind: 'review'; review: Review; failed: boolean }
  | { kind: 'done'; label: string; left: readonly LeftOut[]; lookedUp?: LookedUp | undefined };

/** How far the movie database has been asked about films that are not known here. */
export interface LookedUp {
  done: number;
  total: number;
}

/** One decision: where a list goes, or which film is meant. */
export type Choice =
  | { part: string; to: Destination }
  | { film: ImportFilm; candidate: CatalogueFilm | undefined };

/** The choices with one more. */
export function withChoice({ destinations, films }: Choices, choice: Choice): Choices {
  if ('part' in choice) return { destinations: new Map(destinations).set(choice.part, choice.to), films };
  const chosen = new Map(films);
  if (choice.candidate === undefined) chosen.delete(choice.film);
  else chosen.set(choice.film, choice.candidate);
  return { destinations, films: chosen };
}
