import { isCommonWord } from '#lib/turkish/common-words.ts';
import { genitive } from '#lib/turkish/suffix.ts';
import { type Phrases, phraseLists } from '../../lexicon/phrases.ts';
import type { Memory, ShownFilm } from '../../core/memory.ts';
import type { DecisionContext } from '../../core/skill.ts';
import { foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { questionIn } from './asked.ts';
import { actorMeant, actorsOf, directorsOf } from './people-of-film.ts';
import source from './person-in-talk.json' with { type: 'json' };

const { OF_TWO, THEIRS, OTHER_WORK, OF_THEM, ONE_OF_THEIRS, PRONOUN } = phraseLists(source);

/** Whoever the last message was about: somebody it named, or whom its answer told as the director. @param film that was shown */
export function personTold({ named, text }: Understanding, film: ShownFilm | undefined): string | undefined {
  const [somebody, ...others] = named.filter(({ span }) => !span.fuzzy);
  if (somebody !== undefined) return others.length === 0 ? somebody.span.name : undefined;
  return film !== undefined && questionIn(text) === 'DIRECTOR' ? directorsOf(film)[0] : undefined;
}

/** The one person whom an answer names: whoever is spoken of next without a name. */
export function personIn(answer: string, understand: DecisionContext['understand']): string | undefined {
  // `Warren'ların iddiası`, `Cobb, evine dönebilmek için`: a surname alone is as likely somebody of the story.
  const inFull = understand(answer).named.filter(({ from, to, span }) => !span.fuzzy && to - from > 1);
  const names = new Set(inFull.map(({ span }) => span.name));
  const [name, ...others] = names;
  return others.length === 0 ? name : undefined;
}

/**
 * A message about whoever was talked of, with the name in the place of `onun`, or before what is asked (`başka ne çekmiş`);
 * undefined where it speaks of nobody, or says itself of whom.
 */
export function withPersonNamed(parsed: Understanding, memory: Memory): string | undefined {
  // `tarantino öner`, a question about one of the films, then `adamın kansız filmi var mı`.
  const [wished, ...more] = memory.wishes?.people ?? [];
  const person = makerMeant(parsed, memory) ?? memory.person ?? (more.length === 0 ? wished : undefined);
  // `hocayı oynayan ödül aldı mı`: it says itself of whom it asks.
  if (person === undefined || parsed.named.length > 0 || ROLE_SAID.test(parsed.text)) return undefined;
  if (parsed.titles.length > 0) return memory.person && besideTitle(parsed, memory.person);
  const { tokens, written } = parsed;
  const at = tokens.findIndex((_, from) => begins(THEIRS, foldedText(tokens.slice(from))));
  const [pronoun, noun] = [tokens[at], tokens[at + 1]];
  if (pronoun !== undefined) {
    // `o adamın`, but `onun` and `adamın`.
    const last = /^(?:o|bu|su|ayni)$/u.test(pronoun.folded) ? (noun ?? pronoun) : pronoun;
    // `aynı adamın başka filmi`: of whatever kind.
    const isSame = /^ayni$/u.test(pronoun.folded);
    const isRefused = isSame && REFUSED.test(parsed.text);
    const apart = isSame && !isRefused && memory.focus !== undefined ? `, ${memory.focus.title} hariç` : '';
    const asks = isSame && /film(?:i|leri)$/u.test(parsed.text) ? ' var mı' : '';
    const of = isRefused || /[dt][ae]n$/u.test(last.folded) ? `${person} filmi` : genitive(person);
    return `${written.slice(0, pronoun.start)}${of}${written.slice(last.end)}${asks}${apart}`;
  }
  const lists = [
    OTHER_WORK,
    ...(memory.person === undefined ? [] : [OF_THEM]),
    ...(memory.person === undefined || memory.shown.length > 1 ? [] : [ONE_OF_THEIRS]),
  ];
  const from = tokens.findIndex((_, start) =>
    lists.some((list) => begins(list, foldedText(tokens.slice(start)))),
  );
  const first = tokens[from];
  // `jenny neden ölüyor` is asked of her.
  const isOfOther = tokens.slice(0, from).some(({ folded }) => !isCommonWord(folded));
  return first === undefined || from > MOST_BEFORE || isOfOther
    ? undefined
    : `${written.slice(0, first.start)}${genitive(person)} ${written.slice(first.start)}${left(parsed, memory)}`;
}

/** `o hülya avşar seviyor ben şener şen`, then `ikisi bir arada oynamış mı`: a message with the two in the place of the pronoun. */
export function withPairNamed(
  { tokens, written, named, titles, text }: Understanding,
  { asked = '', wishes }: Memory,
  understand: DecisionContext['understand'],
): string | undefined {
  if (named.length + titles.length > 0 || !OF_TWO.in(text)) return undefined;
  const both = tokens.find(({ folded }) => folded.startsWith('ikisi'));
  const said = understand(asked).named.map(({ span }) => span.name);
  const [one, other, ...more] = said.length === 2 ? said : (wishes?.people ?? []);
  if (other === undefined || more.length > 0) return undefined;
  const [before, after] = both
    ? [written.slice(0, both.start), written.slice(both.end)]
    : ['', ` ${written}`];
  return `${before}${one} ile ${other}${after}`;
}
/** `aynı yönetmenden bir şey çıkarma`: of theirs nothing is to come. */
const REFUSED =
  /(?:^| )(?:olmas[iu]n|istem(?:em|iyo\w*)|(?:cikar|oner|ver|goster|getir|koy|soyle)m[ae](?:y[iu]n)?)(?: |$)/u;

/** `yönetmeni başka ne çekti`, `başka hangi filmlerde oynadı`, of the film that is spoken of: who made it, where its actor or nobody was named. */
function makerMeant({ text }: Understanding, { focus, person, asked = '' }: Memory): string | undefined {
  // `kim oynuyor`, then `aynı adamın başka filmi`: its first actor, and of a cartoon who made it.
  const isDrawn = focus?.genre?.includes('Animasyon') === true;
  const isPlayer = SAME_PLAYER.test(text) || (questionIn(asked) === 'CAST' && THEIRS.in(text));
  if (focus !== undefined && person === undefined && isPlayer && !isDrawn) return actorMeant(focus, text)[0];
  if (focus !== undefined && SAME_MAKER.test(text)) return directorsOf(focus)[0];
  if (focus === undefined || !OTHER_WORK.in(text)) return undefined;
  const [directors, [lead]] = [directorsOf(focus), actorsOf(focus)];
  const isActor = person === undefined || (actorsOf(focus).includes(person) && !directors.includes(person));
  if (isActor && MADE.test(text)) return directors[0];
  return person === undefined && /(?:^| )oyna/u.test(text) ? lead : undefined;
}
const SAME_PLAYER = /(?:^| )ayni (?:adam|kadin|kiz|oyuncu|aktor|kisi)/u;
const SAME_MAKER = /(?:^| )ayni yonetmen/u;
const MADE = /(?:^| )(?:cek|yonet(?!men))/u;

const ROLE_SAID = /(?:^| )\w+ (?:oynayan|canlandiran|seslendiren)\w*(?: |$)/u;

/** `hangi filmle`, after their prizes were asked for. */
const left = ({ text }: Understanding, { asked = '' }: Memory): string =>
  /(?:^| )film(?:ler)?(?:le|iyle)$/u.test(text) && /os[ck]ar|odul/u.test(asked) ? ' oscar aldı' : '';

/** `peki ya`, `eee` */
const MOST_BEFORE = 2;

/** `batmande de var mıydı o`: the name in the place of the pronoun. */
function besideTitle({ text, written }: Understanding, person: string): string | undefined {
  return PRONOUN.in(text) ? written.replace(HE, `$1${person}$2`) : undefined;
}
const HE = /(^|\s)(?:o|O|onun)(\s|$|[?.!])/u;

const begins = (list: Phrases, text: string) => list.firstIn(text) === 0;
