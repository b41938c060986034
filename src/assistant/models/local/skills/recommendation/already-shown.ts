import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { breaking } from '#domain/stated-wishes.ts';
import type { Wishes } from '#domain/wishes.ts';
import { joinList } from '#lib/turkish/format.ts';
import { catalogued } from '../../core/known-film.ts';
import type { DecisionContext } from '../../core/skill.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from './merge-wishes.ts';

const NO_SERIES = /(?:^| )dizi(?:si|ler)? (?:degil|istemi\w+|istemem|olmasin|demedi\w+)(?: |$)/u;

/**
 * `romantik olan`, right after films for New Year's Eve: the one of them that is so is not dropped in silence, since other
 * films come in the place of all. Nothing where others are wished, or what was shown displeases.
 */
export function alreadyShown(parsed: Understanding, { memory, index }: DecisionContext): string | undefined {
  const { wishes: before, lastShow, shown } = memory;
  const { markers, complains, text } = parsed;
  if (lastShow?.tool !== 'recommendFilms' || before === undefined || shown.length === 0) return undefined;
  if (markers.another || markers.resets || complains || parsed.acts.length > 0) return undefined;
  if (Object.keys(markers.relative).length > 0) return undefined;
  if (OBJECTS.test(text)) return undefined;
  if (NO_SERIES.test(text)) return 'Üçü de film zaten, dizi değil; bunlar da öyle.';
  if (parsed.titles.length > 0 || !isNarrow(before)) return undefined;
  const wishes = mergeWishes(memory, parsed, index);
  const lightest = lightestOf(
    wishes,
    before,
    shown.flatMap((film) => catalogued(film, index) ?? []),
  );
  if (lightest !== undefined) return lightest;
  const added = [
    ...ADDED.flatMap((name) => newIn(wishes[name], before[name])),
    ...newIn(wishes.avoidThemes, before.avoidThemes),
  ];
  if (newIn(wishes.avoidThemes, before.avoidThemes).some((theme) => theme !== COLOURLESS)) return undefined;
  if (!goesOn(wishes, before) || added.length === 0) return undefined;
  const breaks = breaking(wishes);
  const isOne = (film: CatalogueFilm) =>
    breaks(film).length === 0 && isAbout(film, newIn(wishes.themes, before.themes));
  const fitting = shown.flatMap((film) => catalogued(film, index) ?? []).filter(isOne);
  if (fitting.length === 0) return undefined;
  if (fitting.length === shown.length && fitting.length > 1)
    return 'Az önceki üçü de öyle zaten, onlar dursun; yanlarına bunları da koydum.';
  const names = joinList(fitting.map(({ title }) => title));
  return `Az önceki ${names} zaten öyle, aklında dursun.`;
}

/** `ama gerçek yarış, formula filan`: what came is said not to be so. */
const OBJECTS =
  /^(?:(?:ama|yok|hayir|ya|e) ){1,2}(?:\w+ ){0,2}?(?:gercek|hakiki|sahici|asil|harbi|dogru)\w* /u;

/** What narrows a wish: beside it a film that was just shown may be the very one. */
const ADDED = ['genres', 'themes', 'people', 'countries'] as const;
/** What is refused hardly narrows it, but for this: most are in colour. */
const COLOURLESS = 'siyah beyaz';

const newIn = (now: readonly string[] = [], before: readonly string[] = []): readonly string[] =>
  now.filter((one) => !before.includes(one));

/** A subject, somebody or a country was wished: of `film öner` any film would be one. */
const isNarrow = ({ themes = [], people = [], countries = [], similarTo }: Wishes): boolean =>
  themes.length + people.length + countries.length > 0 || similarTo !== undefined;

/** What was wished before is wished still. */
const goesOn = (now: Wishes, before: Wishes): boolean =>
  (['themes', 'people', 'countries'] as const).every((name) => newIn(before[name], now[name]).length === 0);

/** Whether a film is about these, and does not only touch them. */
const isAbout = ({ judgement }: CatalogueFilm, themes: readonly string[]): boolean =>
  themes.every(
    (theme) => judgement?.core.includes(theme) === true || judgement?.firstFor.has(theme) === true,
  );

/** `hafif olanı`, after somebody's films: which of those is the lightest, since there are few others. */
function lightestOf(now: Wishes, before: Wishes, films: readonly CatalogueFilm[]): string | undefined {
  const isLighter = (wishes: Wishes) =>
    wishes.occasions?.includes('hafif') === true || wishes.tones?.includes('hafif') === true;
  const [person, ...more] = now.people ?? [];
  if (person === undefined || more.length > 0 || isLighter(before) || !isLighter(now)) return undefined;
  const weight = ({ judgement }: CatalogueFilm) => (judgement?.feel.heavy ?? 0) + (judgement?.feel.cry ?? 0);
  const [lightest] = films.toSorted((a, b) => weight(a) - weight(b));
  return lightest === undefined
    ? undefined
    : `Az öncekilerin en hafifi ${lightest.title}, onu da aklında tut.`;
}
