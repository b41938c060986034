import { variant } from '#lib/variant.ts';
import { catalogued } from '../../core/known-film.ts';
import type { ShownFilm } from '../../core/memory.ts';
import { inputFor, pointedAt } from '../../core/resolve-reference.ts';
import { type Decide, type DecisionContext, offer, recommendBy, say } from '../../core/skill.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { maskedText, withoutNames } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { whichFilm } from '../watched/which-film.ts';
import { feltWith } from './felt.ts';
import source from './verdict.json' with { type: 'json' };

const { BESIDE, NOT_OF_FILM, ...VERDICTS } = phraseLists(source);
const { replies } = source;

/** `çok güzeldi ya ağladım`, `ikincisi çok tatlıymış`: said of the film that was spoken of or is pointed at, and nothing is wished by it. */
export const verdict: Decide = (parsed, context) => {
  const { titles, acts, people, markers } = parsed;
  const { lastShow, changed } = context.memory;
  // `beğenmedim` of cards on the screen wants others.
  const another = markers.another && lastShow !== undefined && changed !== true;
  if (titles.length + acts.length + people.length > 0 || markers.requests || another) return undefined;
  const { index, seed } = context;
  const film = meant(parsed, context);
  const told = film === undefined && lastShow?.tool !== 'recommendFilms' ? undefined : verdictIn(parsed);
  if (told === undefined) return undefined;
  const known = film && catalogued(film, index);
  // `güzeldi` of several that were shown; `güzelmiş` likes the look of them.
  const isSeen = (told === 'good' || told === 'bad') && WAS.test(parsed.text);
  if (known === undefined) return film === undefined && isSeen ? whichFilm(seed) : undefined;
  if (told !== 'good' && told !== 'bad') return feltWith(known, told, seed);
  // `ikinci iyiymiş`, of cards: it is chosen, and was not seen yet.
  const isChosen = told === 'good' && lastShow?.tool === 'recommendFilms' && LOOKS.test(parsed.text);
  if (isChosen && parsed.references.length > 0)
    return offer(`${known.title} güzel seçim, iyi seyirler! Önce fragmanına bakmak ister misin?`, {
      tool: 'findTrailer',
      input: inputFor(known, index),
    });
  const { heard, offer: next } = replies[told];
  const words = `${variant(heard, seed).replace('$', known.title)} ${next}`;
  return told === 'good'
    ? offer(words, { tool: 'addFavourite', input: inputFor(known, index) }, known.title)
    : say(words, ({ talk }) => (talk === 'yes' ? recommendBy(OTHERS) : undefined));
};

const LOOKS = /m[iu]s(?: |$)/u;
/** Of what was seen. */
const WAS = /[dt][iu](?:m|k)?(?: |$)/u;

/** Whoever disliked the one film may like what most people love. */
const OTHERS = { fame: 'popular' } as const;

/** The one film that is pointed at, else the one spoken of. */
function meant({ references }: Understanding, { memory }: DecisionContext): ShownFilm | undefined {
  const [reference, ...others] = references;
  if (reference === undefined) return memory.focus;
  const [film, ...more] = others.length > 0 ? [] : pointedAt(reference.reference, memory);
  return more.length === 0 ? film : undefined;
}

/** What is said of a film, where all that is said is a verdict: the last one counts, as people work up to it. */
function verdictIn({ tokens, references, text }: Understanding): keyof typeof VERDICTS | undefined {
  if (NOT_OF_FILM.in(text)) return undefined;
  const said = withoutNames(maskedText(tokens, references));
  const found = (Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]).filter((name) =>
    VERDICTS[name].in(said),
  );
  const rest = found.reduce((left, name) => VERDICTS[name].without(left), said);
  const isWhole = rest.split(' ').every((word) => word === '' || BESIDE.is(word));
  if (!isWhole) return undefined;
  // `iyiydi ağladım`: what it did says more than that it was good.
  return nameIn(STRONGER, said) ?? found[0];
}
const { good: _good, bad: _bad, ...STRONGER } = VERDICTS;
