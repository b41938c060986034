import { describe, expect, it } from 'vitest';

import { promptsAfter, QUICK_PROMPTS } from '#features/chat/composer/prompts.ts';
import { converse } from '#tests/assistant/models/local/converse.ts';
import type { ChatMessage } from '#tools/registry.ts';

import { FILMS, planned, recommended } from '../take-along/said.ts';

type Part = ChatMessage['parts'][number];

const after = (...parts: Part[]) =>
  promptsAfter({ id: 'a', role: 'assistant', parts: [...parts, { type: 'text', text: 'Peki.' }] });
const labels = (...parts: Part[]) => after(...parts).map(({ label }) => label);
const found = { toolCallId: 'c', state: 'output-available' } as const;

const [film, second] = twoFilms();

describe('the chips after an answer', () => {
  it('are the films that are asked about', () => {
    const candidates = [
      { ...film, title: 'Batman', year: 1989 },
      { ...film, title: 'Batman', year: 2022 },
    ];
    const asked: Part = {
      ...found,
      type: 'tool-addFavourite',
      input: { title: 'Batman' },
      output: { status: 'ambiguous', candidates },
    };
    expect(labels(asked)).toEqual(['Batman (1989)', 'Batman (2022)']);
  });

  it('are the deeds that are asked about, and either is understood', async () => {
    const said = ['komedi öner', 'ikinciyi gönül defterime nakşet'];
    const [, asked] = await converse(said);
    const parts: Part[] = [{ type: 'text', text: asked?.text ?? '' }];
    const chips = promptsAfter({ id: 'a', role: 'assistant', parts }).map(({ message }) => message);
    expect(chips.toSorted()).toEqual(['Favorilerime koy', 'İzleyeceklerime koy']);
    const tools = await Promise.all(
      chips.map(async (chip) => (await converse([...said, chip])).at(-1)?.calls[0]?.[0]),
    );
    expect(tools).toEqual(
      chips.map((chip) => (chip === 'Favorilerime koy' ? 'addFavourite' : 'addToWatchlist')),
    );
  });

  it('are none beside the buttons of a question for consent', () => {
    const asked: Part = {
      type: 'tool-removeFavourite',
      toolCallId: 'c',
      state: 'approval-requested',
      input: { title: film.title },
      approval: { id: 'o' },
    };
    expect(labels(asked)).toEqual([]);
  });

  it.each([
    ['favourites', 2, ['Bunlara benzer öner', 'Sevdiklerime göre öner', 'Favorilerimden birini seç']],
    ['favourites', 1, ['Bunlara benzer öner', 'Sevdiklerime göre öner']],
    ['watched', 2, ['Bunlara benzer öner', 'Sinema karnemi göster', 'Beni şaşırt']],
    ['watchlist', 2, ['Listemden seç', 'Listemden kısa bir şey seç', 'Bunlara benzer öner']],
    ['hidden', 2, ['Beni şaşırt']],
    ['history', 2, ['Başka öner', 'Bunlara benzer öner', 'Beni şaşırt']],
  ] as const)('go on from the list %s of %i', (list, total, chips) => {
    const output = { status: 'done' as const, list, films: [film, second].slice(0, total), total };
    expect(labels({ ...found, type: 'tool-listFilms', input: { list }, output })).toEqual(chips);
  });

  it('are the quick ones after a list that holds nothing', () => {
    const output = { status: 'done' as const, list: 'favourites' as const, films: [], total: 0 };
    expect(after({ ...found, type: 'tool-listFilms', input: { list: 'favourites' }, output })).toBe(
      QUICK_PROMPTS,
    );
  });

  it('change a plan', () => {
    expect(labels(planned)).toEqual(['Yarım saat erken başlasın', 'Ara vermeden', 'Filmleri değiştir']);
  });

  it('go on from two films that were compared', () => {
    const compared: Part = {
      ...found,
      type: 'tool-compareFilms',
      input: { first: { title: film.title }, second: { title: second.title } },
      output: { status: 'done', first: film, second, genres: [], themes: [], people: [] },
    };
    expect(labels(compared)).toEqual([
      'Sen olsan hangisi?',
      `${film.title} gibi bir film öner`,
      `${second.title} gibi bir film öner`,
    ]);
  });

  it('are follow-ups after films, and the quick ones where nothing is spoken of', () => {
    expect(labels(recommended('Üç film.'))).toContain('Başka öner');
    expect(after()).toBe(QUICK_PROMPTS);
  });

  it.each([
    ["Titanik ve Matrix'i sıraya koy 8'de başlasın gece 1'de bitsin", 'Daha kısa olsun', 'planEvening'],
    ["Titanik ve Matrix'i sıraya koy 8'de başlasın", 'Yarım saat erken başlasın', 'planEvening'],
    ["Titanik ve Matrix'i sıraya koy 8'de başlasın", 'Ara vermeden', 'planEvening'],
    ["Titanik ve Matrix'i sıraya koy 8'de başlasın", 'Filmleri değiştir', 'planEvening'],
    ['Titanik fragmanını aç', 'Buna benzer bir şey öner', 'recommendFilms'],
    ['Titanik fragmanını aç', 'İzleyeceklerime ekle', 'addToWatchlist'],
    ['Titanik fragmanını aç', 'Bunu izledim', 'markWatched'],
    ['favorilerimi göster', 'Bunlara benzer öner', 'recommendFilms'],
    ['favorilerimi göster', 'Sevdiklerime göre öner', 'recommendFilms'],
    ['izleyeceklerimi göster', 'Listemden seç', 'pickFromWatchlist'],
    ['izleyeceklerimi göster', 'Listemden kısa bir şey seç', 'pickFromWatchlist'],
    ['izlediklerimi göster', 'Sinema karnemi göster', 'showReport'],
  ])('are understood: %s, %s', async (said, chip, tool) => {
    const [, turn] = await converse([said, chip]);
    expect(turn?.calls.at(-1)?.[0]).toBe(tool);
  });
});

function twoFilms() {
  const [one, other] = FILMS;
  if (one === undefined || other === undefined) throw new Error('The small catalogue has two films.');
  return [one, other] as const;
}
