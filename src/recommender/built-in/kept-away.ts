import type { CatalogueFilm } from '#domain/catalogue-film.ts';
import { aboutOneOf, aboutTheme } from '#domain/film-words.ts';
import { rememberedOf } from '#domain/remembered.ts';
import type { Wishes } from '#domain/wishes.ts';
import countryLanguages from './country-languages.json' with { type: 'json' };
import { holdsPain } from './painful.ts';
import themeKin from './theme-kin.json' with { type: 'json' };

type Holds = (film: CatalogueFilm) => boolean;

/** What nobody wants to see who wishes something mild: it breaks one's heart, however gently it is told. */
const HEARTBREAKING = 3;

/** What stays away beyond what the wishes say by name, as far as anything tells it. */
export function keptAway(wishes: Wishes): Holds {
  const rules = [
    ...(wishes.avoidThemes ?? []).flatMap((theme) => [tellsOf(theme), isHeardOf(theme)]),
    ...(isMild(wishes) ? [breaksOnesHeart] : []),
    ...(isMild(wishes) && isOpen(wishes) ? [frightens] : []),
  ];
  // Mostly nothing is to stay away.
  return rules.length === 0 ? () => false : (film) => rules.some((holds) => holds(film));
}

/** `amerikan olmasın`: nor one that others made there, in the tongue of there and not in their own. */
function isHeardOf(country: string): Holds {
  return ({ countries: [home = ''], judgement }) =>
    judgement?.land === country && SPOKEN[home]?.some((one) => judgement.languages.includes(one)) === false;
}
const SPOKEN: Readonly<Record<string, readonly string[] | undefined>> = countryLanguages;

/** A finer theme tells of the wider one (`kanser` of `hastalık`), an animal of itself (`köpek` in a love story), and a painful scene need be no theme. */
function tellsOf(theme: string): Holds {
  const finer = Object.entries(themeKin).flatMap(([fine, wide]) => (wide.includes(theme) ? fine : []));
  const isOfFiner = aboutOneOf(finer);
  const isAbout = aboutTheme(theme);
  const isPainful = holdsPain(theme);
  return (film) => isPainful(film) || isOfFiner(film) || isAbout({ themes: animalsIn(film) });
}

const animalsIn = ({ judgement }: CatalogueFilm): readonly string[] =>
  judgement?.animal === undefined ? NONE : namesOf(judgement.animal);
const namesOf = rememberedOf(({ name }: { name: string }) => name.split(', '));
const NONE: readonly string[] = [];

const MILD = ['ağır', 'ağlatan'];

/** `hafif bir şey`, `ağır olmasın`: unless tears are wished, too. */
function isMild({ genres, mood, tones = [], avoidTones = [], occasions = [] }: Wishes): boolean {
  if (tones.includes('ağlatan')) return false;
  // `korkutucu olmasın` of a horror film is nothing mild.
  const mild = genres.length > 0 ? MILD : [...MILD, 'korkutucu'];
  return (
    mood === 'relaxed' ||
    tones.includes('hafif') ||
    occasions.includes('hafif') ||
    avoidTones.some((tone) => mild.includes(tone))
  );
}

/** Neither genre nor subject is told, so that nothing asks for a fright. */
const isOpen = ({ genres, themes = [], people = [], similarTo }: Wishes): boolean =>
  genres.length + themes.length + people.length === 0 && similarTo === undefined;

const frightens: Holds = ({ judgement }) => (judgement?.feel.fear ?? 0) >= 2;

const breaksOnesHeart: Holds = ({ judgement }) => (judgement?.feel.cry ?? 0) >= HEARTBREAKING;
