import { describe, expect, it } from 'vitest';

import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { judgedActs } from '#assistant/models/local/understand/judged-deeds.ts';
import { NO_WISHES } from '#assistant/models/local/understand/message-wishes.ts';
import { understand } from '#assistant/models/local/understand/understand.ts';
import { builtInCatalogue } from '#composition/built-in-catalogue.ts';

const { index } = await builtInCatalogue();
const judge = await loadJudge();

/** What is to be done, where the judge takes a message for an order and a deed as surely as this. */
function done(text: string, label: string, { list, deed }: { list: number; deed: number }) {
  const understood = understand(text, index, 2026, judge);
  const heard = understood.acts;
  const judged = { ...understood.judged, acts: { list }, deed: { label, sure: deed } };
  const acts = judgedActs({ ...understood, wishes: NO_WISHES, acts: heard }, judged);
  return acts.map(({ act, targets }) => ({
    tool: act.kind === 'film' ? act.tool : act.kind,
    titles: targets.flatMap((target) => (target.kind === 'title' ? target.text : [])),
  }));
}

const UNKNOWN = "Titanik'i cicilerimin yanına kondur";

describe('what is to be done, by sentences like it', () => {
  it('is heard where no reader knows the words and the judge is sure, of the film that is named', () => {
    expect(done(UNKNOWN, 'addFavourite', { list: 0.9, deed: 0.9 })).toEqual([
      { tool: 'addFavourite', titles: ['Titanik'] },
    ]);
  });

  it('is nothing where films are wished in words that are known', () => {
    const understood = understand('görme engelli birinin filmi', index, 2026, judge);
    const judged = { ...understood.judged, acts: { list: 1 }, deed: { label: 'hideFilm', sure: 1 } };
    expect(judgedActs({ ...understood, wishes: understood.said, acts: [] }, judged)).toEqual([]);
  });

  it('is nothing where a film is named and nothing else is said', () => {
    expect(done('Selvi Boylum Al Yazmalım ❤️', 'addFavourite', { list: 1, deed: 1 })).toEqual([]);
  });

  it.each([
    ['unsure of the deed', 'addFavourite', { list: 0.9, deed: 0.6 }],
    ['unsure that it is an order', 'addFavourite', { list: 0.3, deed: 0.9 }],
    ['sure that nothing is changed', 'other', { list: 1, deed: 1 }],
    ['sure of a score, which needs a number', 'rateFilm', { list: 1, deed: 1 }],
  ])('is nothing where the judge is %s', (_why, label, sure) => {
    expect(done(UNKNOWN, label, sure)).toEqual([]);
  });

  it('is what the readers heard where they heard something, however sure the judge is', () => {
    const told = "Titanik'i favorilere ekle";
    expect(done(told, 'removeFavourite', { list: 1, deed: 1 })).toMatchObject([{ tool: 'addFavourite' }]);
    expect(done('Titanik fragmanını aç', 'addFavourite', { list: 1, deed: 1 })).toMatchObject([
      { tool: 'findTrailer' },
    ]);
  });

  it.each([
    ['ilki izlendi sayılmasın', 'unmarkWatched'],
    ['ortadakinin tikini kaldırıver', 'unmarkWatched'],
    ['ilki favori edilsin', 'addFavourite'],
    ['ikincinin kalbini kaldır', 'removeFavourite'],
    ['üçüncüyü izlemicem sil sıradan', 'removeFromWatchlist'],
    ['sonuncuyu sıraya al', 'addToWatchlist'],
    ['üçüncüyü kara listeye al', 'hideFilm'],
    ['gözüme batıyo kaldır önümden ortadakini', 'hideFilm'],
    ['kara listeden al şunu', 'unhideFilm'],
    ['baştakini geçen bayram torunlarla seyretmiştik biz', 'markWatched'],
    ['ortadakine sinemada gitmiştik kızla', 'markWatched'],
  ])('is what the sign of a list and the verb say of a film that is pointed at: %s', (text, tool) => {
    expect(understand(text, index, 2026, judge).acts).toMatchObject([{ act: { kind: 'film', tool } }]);
  });

  it.each([
    'kalbini kıran bir film olsun',
    'sıradan bir komedi olmasın',
    'kuyrukta beklerken sıkıldım',
    'ilki favorilerimde mi',
    "Shrek'i favorilerden çıkarma sakın",
  ])('changes nothing where a list is only spoken of: %s', (text) => {
    const done = understand(text, index, 2026, judge).acts.filter(({ act }) => act.kind === 'film');
    expect(done).toEqual([]);
  });

  it.each([
    'ilki tam benlik ama bu gece olmaz, sonraya at onu',
    'ikincisi güzelmiş ama bu akşam maç var, sonraya at onu',
  ])('is done to the one film that is named by its place and pointed at again: %s', (text) => {
    const [aimed, ...others] = understand(text, index, 2026, judge).acts;
    expect(others).toEqual([]);
    expect(aimed).toMatchObject({
      act: { tool: 'addToWatchlist' },
      targets: [{ reference: { kind: 'place' } }],
    });
    expect(aimed?.targets).toHaveLength(1);
  });
});
