import { CONCEPTS } from '../../understand/concepts.ts';
import { type Span, placesOf, wordAt, wordsIn } from '../../understand/tokens.ts';
import { type Head, type Heard, againstWords as words, isNamed, namedBy } from './on-cards.ts';

const ENDS = /(?:^| )(?:ya+|be|yahu|yav|ki|o|hocam|abi|yarisi|(?:bizimki|bizim|bizden) degil)$/u;
const RATHER = /degil ki \w+(?: \w+)* (?:o|bu|bunlar)$/u;
const PROTESTS = /^(?:ya+|yahu|be|yav)$/u;
const NEVER_DID = /m[ae]d[iu] ki$/u;

/** `klaus çizgi film ya`, `tosun paşa 1976 yahu`, `bunlar ağlatıyor, gaz dedim`: of the cards, and against the wish. */
export function asFact(heard: Heard): Head | undefined {
  const { parsed, names } = heard;
  const { tokens, text } = parsed;
  const clause = shortened(heard);
  const at = placesOf(clause).find((place) => !words.BEFORE.is(wordAt(tokens, place)));
  if (at === undefined) return undefined;
  const insists = words.INSISTS.in(text);
  const isCard = namedBy(tokens[at], names).some(({ kind }) => kind === 'title');
  // `fransız değil ki alman o`
  if (RATHER.test(wordsIn(tokens, at, clause.to).join(' ')) && isNamed(heard, at))
    return { from: at, to: clause.to, end: clause.to };
  const tagged = asTagged(heard, at);
  if (tagged !== undefined) return tagged;
  const said = wordsIn(tokens, at, clause.to).join(' ');
  // `bunlar çocuk filmi ya` says what they are, while `bunlar komik ya` is praise.
  const isPlainFact = ENDS.test(said) && isPlain(heard, at + 1);
  const isAll =
    (insists || isPlainFact) &&
    words.ALL.is(wordAt(tokens, at)) &&
    !wordsIn(tokens, at, clause.to).includes('degil');
  if (!isCard && !isAll) return undefined;
  if (isCard && insists && NEVER_DID.test(said)) return { from: at, to: at + 1, end: clause.to };
  const others = placesOf({ from: isAll ? at + 1 : at, to: clause.to }).filter(
    (place) => namedBy(tokens[place], names).length === 0,
  );
  const isFact = others.every((place) => isNamed(heard, place) || words.FACT.is(wordAt(tokens, place)));
  const tells = isFact && others.some((place) => isNamed(heard, place));
  // `hababam komik ya` alone is praise.
  const more = tokens.length > clause.to - clause.from || others.some((place) => isPlain(heard, place));
  const protests = isAll || insists || (more && ENDS.test(said));
  return tells && protests ? { from: isAll ? at + 1 : at, to: clause.to, end: clause.to } : undefined;
}

/** `sonbahar çok ağır değil mi ya, moralim bozulur`: with more said after it, a fault rather than a question. */
function asTagged(heard: Heard, at: number): Head | undefined {
  const { parsed, names, clause } = heard;
  const { tokens } = parsed;
  const isCard = namedBy(tokens[at], names).some(({ kind }) => kind === 'title');
  if (!isCard && !words.ALL.is(wordAt(tokens, at))) return undefined;
  for (const place of placesOf({ from: at + 1, to: clause.to })) {
    const length = [2, 1].find((count) => words.TAG.is(wordsIn(tokens, place, place + count).join(' ')));
    if (length !== undefined) {
      let end = place + length;
      while (end < tokens.length && words.PROTEST.is(wordAt(tokens, end))) end += 1;
      const after = wordsIn(tokens, end, tokens.length);
      const goesOn = after.length > 0 && !after.some((word) => words.WHY.is(word) || words.HOW_MUCH.is(word));
      const blamed = wordsIn(tokens, at + 1, place).some(words.FAULT.is);
      return goesOn && blamed ? { from: at, to: place, end } : undefined;
    }
    const isOfFault = [words.FAULT, words.FACT].some((list) => list.is(wordAt(tokens, place)));
    if (!isOfFault && namedBy(tokens[place], names).length === 0) return undefined;
  }
  return undefined;
}

/** `hepsi ağlatıyor gülmek istiyorum`, `hababam 1975 yahu yeni olsun`: what is told ends with its verb, or with the protest. */
function shortened({ parsed: { tokens }, clause }: Heard): Span {
  const said = wordsIn(tokens, clause.from, clause.to);
  const ofAll = words.ALL.is(said[0]);
  const end = said.findIndex((word, at) => at > 0 && (ofAll ? /[iu]yor$/u.test(word) : PROTESTS.test(word)));
  return end < 0 ? clause : { from: clause.from, to: clause.from + end + 1 };
}

/** What a film is, whoever sees it: where it is from, of which year, whether it is drawn or for children. */
function isPlain({ parsed: { tokens, numbers } }: Heard, place: number): boolean {
  const value = CONCEPTS.at(tokens, place)?.value;
  if (value?.kind === 'genre') return value.genres.some((genre) => genre === 'Animasyon' || genre === 'Aile');
  return ['origin', 'countries'].includes(value?.kind ?? '') || numbers.some(({ from }) => from === place);
}
