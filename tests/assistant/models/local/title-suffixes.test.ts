import { describe, expect, it } from 'vitest';

import { companyWords, askedCompany } from '#assistant/models/local/skills/questions/company.ts';
import { ANSWERS } from '#assistant/models/local/skills/questions/answers.ts';
import { kindWords, askedKind } from '#assistant/models/local/skills/questions/kinds.ts';
import { filmCalls } from '#assistant/models/local/skills/single-film/single-film.ts';
import { listCalls } from '#assistant/models/local/skills/lists/lists.ts';
import { awards } from '#assistant/models/local/skills/questions/awards.ts';
import * as facts from '#assistant/models/local/skills/questions/facts.ts';
import { ending, explained } from '#assistant/models/local/skills/questions/endings.ts';
import * as feelings from '#assistant/models/local/skills/questions/feelings.ts';
import { good, nearest } from '#assistant/models/local/skills/questions/good.ts';
import { bestOf, orderOf, partOf } from '#assistant/models/local/skills/questions/series.ts';
import { whichOfTwo } from '#assistant/models/local/skills/questions/two-films.ts';
import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { FEELS } from '#domain/judgement.ts';
import { explainBatch } from '#recommender/built-in/explain-batch.ts';
import { explainFilm } from '#recommender/built-in/explain-film.ts';
import type { Chosen } from '#recommender/built-in/chosen.ts';
import { aCatalogueFilm, aJudgement } from '#tests/support/builders.ts';
import names from '#tests/lib/turkish/names.json' with { type: 'json' };

/** The endings of a name as Turks write them: accusative, dative, genitive, ablative, and the locative that follows from it. */
const TABLE = Object.entries<string[]>({ ...names.turkish, ...names.foreign }).map(
  ([name, [accusative = '', dative = '', genitive = '', ablative = '']]) => ({
    name,
    endings: new Set([accusative, dative, genitive, ablative, ablative.slice(0, -1)]),
  }),
);

type Template = (film: CatalogueFilm) => string | undefined;
const asShown = (film: CatalogueFilm) => ({ ...film, genre: film.genres.join(', ') });
const chosen = (film: CatalogueFilm, own: Partial<Chosen> = {}): Chosen => ({
  film,
  broken: [],
  score: 1,
  close: 0,
  fame: 0,
  ...own,
});
const other = aCatalogueFilm({ id: 'x', title: 'Xyz', year: 2001 });

const judged = (film: CatalogueFilm) => ({ ...film, judgement: film.judgement ?? aJudgement() });

/** What stands beside the facts of a film and is none. */
const NO_FACTS: ReadonlySet<string> = new Set(['hereItIs', 'asksIfChildish']);

/** Everything that says a title: the skills' sentences and the explanations. */
const TEMPLATES: Readonly<Record<string, Template>> = {
  ...Object.fromEntries(
    Object.entries({ ...facts, ...feelings, awards, ending, explained, good })
      .filter(([name]) => !name.endsWith('Of') && !NO_FACTS.has(name))
      .map(([name, tell]) => [
        name,
        (film: CatalogueFilm) => (tell === facts.kind ? tell(film, ASKED_KIND) : (tell as facts.Fact)(film)),
      ]),
  ),
  ...Object.fromEntries(
    Object.entries(ANSWERS).map(([name, { tell }]) => [
      `asked ${name}`,
      (film: CatalogueFilm) => tell(judged(film)),
    ]),
  ),
  company: (film) => {
    const company = askedCompany('annemle izlenir mi');
    return company && companyWords([judged(film)], company, 'annemle izlenir mi');
  },
  nearest: (film) => nearest(film, 'saçı ne renkti', film.id),
  kind: (film) => {
    const kind = askedKind('gercek hikaye mi');
    return kind && kindWords([judged(film)], kind);
  },
  order: (film) => `${orderOf(film.title, [film, other])} ${bestOf(film.title, [film, other])}`,
  part: (film) => partOf(film.title, [film, other], film),
  two: (film) => whichOfTwo([film, other], ''),
  same: (film) => whichOfTwo([{ ...film, duration: 1 }, other], ''),
  show: (film) => filmCalls.showFilm.reply({ status: 'done', film: output(film) }, film.id),
  search: (film) => filmCalls.searchWeb.reply({ status: 'done', title: film.title, url: '' }, ''),
  like: (film) =>
    explainBatch([chosen(other), chosen(other), chosen(other)], {
      wishes: { genres: [], similarTo: film.title },
      alike: { models: [{ name: film.title, films: [film] }], unknown: [] },
      loosened: [],
    }),
  because: (film) =>
    explainBatch([chosen(film, { because: other }), chosen(other), chosen(other)], {
      wishes: { genres: [] },
      loosened: [],
    }),
  favourite: (film) =>
    explainBatch([chosen(other, { because: film }), chosen(other)], { wishes: { genres: [] }, loosened: [] }),
  reason: (film) => explainFilm(chosen(other, { because: film }), { wishes: { genres: [] }, loosened: [] }),
  batch: (film) =>
    explainBatch([chosen(film), chosen(film), chosen(film)], { wishes: { genres: [] }, loosened: [] }),
  only: (film) =>
    explainBatch([chosen(film), chosen(other, { broken: ['mood'] })], {
      wishes: { genres: [], mood: 'sad' },
      loosened: ['mood'],
    }),
  ...Object.fromEntries(
    (['addFavourite', 'removeFavourite', 'markWatched', 'unmarkWatched'] as const).map((tool) => [
      tool,
      (film: CatalogueFilm) =>
        (['done', 'unchanged'] as const)
          .map((status) => listCalls[tool].reply({ status, film: output(film) }, film.id))
          .join(' '),
    ]),
  ),
};
const ASKED_KIND = { genres: ['Komedi' as const], themes: [], origin: undefined };
const output = (film: CatalogueFilm) => ({
  ...asShown(film),
  description: '',
  posterUrl: '',
  actors: [...film.actors],
  plot: 'Konusu bu.',
});

/** Films of a name that differ in what is felt, so that every wording is met. */
const filmsOf = (name: string, at: number): CatalogueFilm[] =>
  [0, 1, 2, 3].map((grade) =>
    aCatalogueFilm({
      id: `${at}-${grade}`,
      title: name,
      originalTitle: grade % 2 === 0 ? name : 'Another',
      judgement: aJudgement(Object.fromEntries(FEELS.map((feel) => [feel, grade])), {
        gore: grade,
        sex: grade,
        language: grade,
        place: 'Seul',
      }),
    }),
  );

describe.each(Object.entries(TEMPLATES))('the sentence %s', (_name, tell) => {
  it(`suits ${TABLE.length} titles`, () => {
    for (const [at, { name, endings }] of TABLE.entries()) {
      for (const film of filmsOf(name, at)) {
        const text = tell(film) ?? '';
        for (const after of text.split(`${name}'`).slice(1)) {
          const ending = /^\p{L}*/u.exec(after)?.[0] ?? '';
          expect(endings, `${name}'${ending} in “${text}”`).toContain(ending);
        }
        expect(text).not.toMatch(/undefined| {2}|\$/u);
        // A suffix that stands apart, or one mark after another.
        expect(text.replaceAll(name, 'Ad')).not.toMatch(/Ad [ıiuü] |Ad'[ ,.;]|,,|\.\.(?!\.)/u);
      }
    }
  });
});

it('titles are said with suffixes in many of them', () => {
  const [film] = filmsOf('Titanik', 0);
  const bent = Object.values(TEMPLATES).filter((tell) => film && tell(film)?.includes("Titanik'"));
  expect(bent.length).toBeGreaterThan(15);
});
