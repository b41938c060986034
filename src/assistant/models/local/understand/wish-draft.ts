import { ANY_PRIZE } from '#domain/judgement.ts';
import type { Mood } from '#domain/mood.ts';

import { union, without } from './lists.ts';
import type { Company, Concept, SomeWishes } from '../lexicon/concepts.ts';
import { type MessageWishes, NO_WISHES, TONES, addWishes } from './message-wishes.ts';
import type { Item } from './refusals.ts';

/** Something a message wishes or refuses: a concept, a person or the film to resemble. */
export type Wish = { item: Item } & (
  | { type: 'concept'; concept: Concept }
  | { type: 'person'; name: string }
  | { type: 'similar'; title: string }
  | { type: 'film'; title: string }
);

/** How old a child is of whom no more is told. */
export const CHILD = 10;

export interface Draft {
  said: MessageWishes;
  moods: { mood: Mood; wanted: boolean }[];
  company: Company[];
  refusedCountries: string[];
  /** Nothing for children (`çocuk işi olmasın`). */
  grownUp?: boolean;
  situation: SomeWishes;
}

export const emptyDraft = (): Draft => ({
  said: NO_WISHES,
  moods: [],
  company: [],
  refusedCountries: [],
  situation: {},
});

interface Heard {
  refused: boolean;
  /** `değil` stands right after it. */
  denied?: boolean;
  /** A word before it says which of them (`aptal aksiyon`). */
  narrowed?: boolean;
  /** A country that is refused stands right before it. */
  ofCountry?: boolean;
  /** It is said in one breath with what is before it (`yerli ya da yabancı`). */
  either?: boolean;
}

export function note(
  draft: Draft,
  wish: Wish,
  { refused, denied = false, narrowed = false, ofCountry = false, either = false }: Heard,
): void {
  const add = (more: Partial<MessageWishes>) => void (draft.said = addWishes(draft.said, more));
  if (wish.type === 'similar') return add({ [refused ? 'unlike' : 'similarTo']: wish.title });
  if (wish.type === 'film') return refused ? add({ excludeTitles: [wish.title] }) : undefined;
  if (wish.type === 'person') return add({ [refused ? 'refusedPeople' : 'people']: [wish.name] });
  const { concept } = wish;
  switch (concept.kind) {
    case 'genre':
      if (refused && ofCountry) add({ refusedOfCountry: concept.genres });
      if (refused && concept.genres.length > 1) add({ refusedTogether: concept.genres });
      // `aksiyon olsun ama aptal aksiyon olmasın`: only some of them are refused.
      else if (refused && narrowed && draft.said.genres.some((genre) => concept.genres.includes(genre)))
        return;
      // `bunlarda komedi var, komedi istemiyorum`: what is said last holds.
      else if (refused) draft.said = { ...draft.said, genres: without(draft.said.genres, concept.genres) };
      return add({ [refused ? 'excludeGenres' : 'genres']: concept.genres });
    case 'mood':
      return noteMood(draft, concept, refused, denied);
    case 'theme':
      // Who wants no love in a film wants no love story.
      if (refused && concept.theme === 'aşk' && /^[iu]/u.test(wish.item.rest)) return;
      if (refused && concept.theme === 'aşk') return add({ excludeGenres: ['Romantik'] });
      // `savaş dedim ama savaş olmasın`: what is said last holds.
      if (refused && !narrowed)
        draft.said = { ...draft.said, themes: without(draft.said.themes, [concept.theme]) };
      return add({ [refused ? 'avoidThemes' : 'themes']: [concept.theme] });
    case 'countries':
      if (refused) draft.refusedCountries.push(...concept.countries);
      return add({ [refused ? 'avoidThemes' : 'countries']: concept.countries });
    case 'origin': {
      const origin = refused === (concept.origin === 'yerli') ? 'yabancı' : 'yerli';
      const { origin: before = origin, ...others } = draft.said;
      // `yerli yabancı fark etmez` states neither; `yabancı dram olsun, yerlisini tükettim` says why.
      if (before === origin) draft.said = { ...others, origin };
      else if (either) draft.said = others;
      return;
    }
    case 'company':
      if (concept.company === 'adults') draft.grownUp = true;
      else if (!refused) draft.company.push(concept.company);
      else if (concept.company === 'child') draft.grownUp = true;
      return;
    case 'wish': {
      const { mood, ...more } = (refused ? concept.refused : concept.wants) ?? {};
      // `beni üzmesin ama sürüklesin`: what it must not do says less than what it shall.
      if (mood !== undefined) draft.moods.push({ mood, wanted: more.avoidThemes === undefined });
      return add(more);
    }
    case 'situation':
      draft.situation = addWishes(draft.situation, concept.suggests);
  }
}

function noteMood(
  draft: Draft,
  { mood, wanted = false, hour }: Extract<Concept, { kind: 'mood' }>,
  refused: boolean,
  denied: boolean,
): void {
  const add = (more: Partial<MessageWishes>) => void (draft.said = addWishes(draft.said, more));
  if (!refused && !denied) {
    draft.moods.push({ mood, wanted });
    if (hour !== undefined) add({ occasions: [hour] });
  } else if (denied && mood === 'happy' && !wanted) draft.moods.push({ mood: 'sad', wanted: false });
  else if (mood === 'romantic') add({ excludeGenres: ['Romantik'] });
  else if (mood === 'adventure') add({ excludeGenres: ['Macera'] });
  else if (!denied || wanted) add({ avoidThemes: [TONES[mood] ?? mood] });
}

/** Weighs what was noted: what a film should do to somebody counts before how they are; company fills what is open. */
export function settle({ said, moods, company, refusedCountries, situation, grownUp }: Draft): MessageWishes {
  // `aşık olduğum kız beni reddetti` is sad, whatever else it says.
  // `moralim sıfır, dram hiç istemem`, too.
  const spared = said.avoidThemes.includes(TONES.sad ?? '') || said.excludeGenres.includes('Drama');
  const felt = (moods.find(({ wanted }) => wanted) ?? moods.find(({ mood }) => mood === 'sad') ?? moods[0])
    ?.mood;
  // `çok duygusalım, beni üzmeyecek bir film`
  // `duygulandırsın ama ağlatmasın`
  const isTouching = spared && moods.some(({ mood, wanted }) => mood === 'sad' && wanted);
  const mood = isTouching ? undefined : spared && felt === 'sad' ? 'happy' : felt;
  // Who names a theme or somebody knows what they want, wherever they watch it: `eşim al pacino hastası, doğum günü`.
  const suggested = said.themes.length + said.people.length === 0 ? withWholeFamily(situation, company) : {};
  // `kız kıza toplandık`: the kind of evening says more than that friends are there.
  const { mood: _cheerful, occasions: _friends, ...ofCompany } = impliedBy(company, grownUp);
  const byCompany = suggested.genres === undefined ? impliedBy(company, grownUp) : ofCompany;
  const implied = addWishes(byCompany, suggested);
  // `komedi olsun ama romantik komedi olmasın` refuses no comedy.
  const excludeGenres = said.excludeGenres.filter((genre) => !said.genres.includes(genre));
  // `ejderha, büyü, kılıç kalkan`: a kind, though nobody names it.
  const isOfWonders = said.genres.length === 0 && !excludeGenres.includes('Fantastik');
  const wonders = isOfWonders && said.themes.filter((theme) => OF_WONDERS.has(theme)).length > 1;
  // `küfür duyunca kızıyor, küfürsüz olsun`: what is refused anywhere is not wished.
  const touching = isTouching ? (['iç ısıtan'] as const) : [];
  const tones = without(union(said.tones, touching), said.avoidTones ?? []);
  // `yerli komedi olmasın, yeşilçam olsun` refuses some of what is made here.
  const isTurkish = said.themes.includes('yeşilçam') && said.origin === 'yabancı';
  return {
    ...said,
    genres: wonders ? ['Fantastik'] : said.genres,
    // `hint düğünü olmasın ama hint filmi olsun`; `ikinci dünya savaşı, savaş sahnesi az olsun`: no film would be left.
    // `hollywood'dan uzak, japon yapımı`: what is from elsewhere is left out already.
    avoidThemes: without(
      said.avoidThemes,
      said.countries.length > 0 ? [...said.countries, ...refusedCountries] : [],
    ).filter(
      (avoided) => !said.themes.some((theme) => theme !== avoided && ` ${theme}`.includes(` ${avoided}`)),
    ),
    ...(isTurkish ? { origin: 'yerli' } : {}),
    ...(said.tones === undefined && !isTouching ? {} : { tones }),
    ...(said.awards === undefined ? {} : { awards: finestOf(said.awards) }),
    excludeGenres: grownUp === true ? union(excludeGenres, ['Aile']) : excludeGenres,
    ...(mood === undefined ? {} : { mood }),
    ...(Object.keys(implied).length === 0 ? {} : { implied }),
    ...(company.includes('child') && grownUp !== true ? { maxAge: CHILD } : {}),
    ...(grownUp === true ? { grownUp } : {}),
  };
}

/** `yılbaşı akşamı bütün akraba bizde`: with all of them one laughs at what everybody here knows, and children alone want Christmas. */
const withWholeFamily = (situation: SomeWishes, company: readonly Company[]): SomeWishes =>
  situation.themes?.includes('noel') === true && company.includes('family')
    ? { genres: ['Komedi'], fame: 'popular', occasions: ['ebeveyn', 'bayram'] }
    : situation;

/** `cannes'da altın palmiye`, `altın ayı ödüllü`: the first prize of a festival, and not any. */
const finestOf = (prizes: NonNullable<MessageWishes['awards']>) =>
  prizes.filter(
    (prize) =>
      !prizes.some((other) => other.startsWith(`${prize}-`)) && (prize !== ANY_PRIZE || prizes.length === 1),
  );

/** Two of these are what fantasy is made of. */
const OF_WONDERS: ReadonlySet<string> = new Set([
  'ejderha',
  'sihir',
  'peri',
  'kılıç',
  'cadı',
  'elf',
  'efsane',
]);

function impliedBy(company: readonly Company[], grownUp = false): SomeWishes {
  if (company.includes('child') && !grownUp) return { genres: ['Aile'] };
  // Mothers and brothers want no children's films, and no embarrassment.
  if (company.includes('family')) return { avoidTones: ['cinsellik'], occasions: ['ebeveyn'] };
  // A daughter of whom no age is told may be grown up: what the whole house likes suits both.
  if (company.includes('offspring')) return grownUp ? {} : { genres: ['Aile'], avoidTones: ['cinsellik'] };
  if (company.includes('partner')) return { mood: 'romantic', occasions: ['randevu'] };
  return company.includes('friends') ? { mood: 'happy', occasions: ['arkadaş'] } : {};
}
