import type { Around } from '../../core/skill.ts';
import { namedShown } from '../../core/named-shown.ts';
import { standsOut } from '../../understand/spans.ts';
import { type Tokens, endsSentence } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { isAsking } from './asked.ts';

/** On what answer it would not be seen. */
const CONDITION =
  / m[iu](?:y[dm][iu]s?)?(?: ya| ki| acaba)? (?:\w+ )?\w+s[ae] (?:hic )?(?:istem|acma|izlem|bulasma|bakma|alma|baslama)\w*(?: \w+)?$/u;

/** Who says so, after a question: `… herkes öyle diyor`, `… ölüm falan var diyorlar`; or that it was asked: `… var mı diye sordum`. */
const HEARSAY =
  /(?<= m[iu](?: (?:ya|acaba|ki))?)(?<!(?:cok|fazla|asiri) m[iu]) (?:\w+ ){0,5}(?:diyo\w*lar|diyo(?:r|lar)?|dediler|duydum|soyl\w+lar|[a-z]+ yazm\w+)$|(?<= m[iu] \w+)(?: ya)? (?:herkes|millet|insanlar|arkadas\w*|yorumlar\w*) (?:hep )?(?:oyle|boyle) (?:di|soylu|yaz)\w+$|(?<= m[iu])(?: diye)? sor(?:du|mustu|uyo)\w*(?: \w+){0,2}$/u;

/** Why it is asked: `mutlu mu bitiyor, moralimi bozmak istemiyorum`. */
const REASON =
  /(?<= m[iu](?: \w+(?:yor|yo|r|di|ti|ir|er))?) (?:\w+ ){1,5}(?:istemiyo\w*|istemem|isteme[dz]\w*|kaldiram\w*|dayanam\w*|korkuyo\w*|korkar\w*)$/u;

/** `… animasyon çıkmasın, kaç yaşında kadınız`: an outcry, and nobody's age. */
const OF_OUR_AGE =
  /(?:^| )kac (?:yasinda|yasina gelmis|senelik) (?:koca(?:man)? )?(?:\w+ )?(?:kadin|adam|insan|herif|kisi|kiz|cocuk)(?:iz|uz|im|um|lariz)(?: (?:biz|ben|artik|ya|allah askina|yahu))*$/u;

/** The question alone of `sonu mutlu bitiyor mu, ağlatacaksa istemiyorum`; undefined where there is no such condition. */
export function withoutCondition({ text, tokens, titles, written }: Understanding): string | undefined {
  const heard = HEARSAY.exec(text)?.index;
  // `çok mu ağlatıyor ya, herkes öyle diyor`
  if (heard !== undefined) return written.slice(0, tokens[text.slice(0, heard).split(' ').length - 1]?.end);
  const ours = OF_OUR_AGE.exec(text)?.index ?? 0;
  if (ours > 0) return written.slice(0, tokens[text.slice(0, ours).split(' ').length - 1]?.end);
  const why = titles.length > 0 ? REASON.exec(text)?.index : undefined;
  if (why !== undefined) return written.slice(0, tokens[text.slice(0, why).split(' ').length - 1]?.end);
  const at = CONDITION.exec(text)?.index;
  if (at === undefined) return undefined;
  // Up to the question's own particle.
  const count = text.slice(0, at).split(' ').length + 1;
  return written.slice(0, tokens[count - 1]?.end);
}

/**
 * A message without the sentences before its last question, where that names a film of its own: what is said of another
 * film before (`kara şövalyeyi kim izlemedi. kgf iyi mi o`) is not what is asked.
 */
export function inQuestion(parsed: Understanding, { memory, understand }: Around): Understanding {
  const { tokens, written } = parsed;
  const starts = sentenceStarts(tokens);
  if (starts.length < 2) return parsed;
  for (const start of starts.toReversed()) {
    const own = start === 0 ? undefined : understand(written.slice(tokens[start]?.start));
    if (own === undefined) return parsed;
    if (!isAsking(own.text)) continue;
    const film = filmOf(own);
    const before = filmOf(understand(written.slice(0, tokens[start]?.start)));
    return film !== undefined && before !== film ? own : parsed;
  }
  return parsed;

  function filmOf({ titles, tokens: said, references }: Understanding): string | undefined {
    const named = titles.find(standsOut)?.span.films[0]?.title ?? namedShown(said, memory.shown)?.film.title;
    const [place] = references.flatMap(({ reference }) =>
      reference.kind === 'place' ? (memory.shown.at(reference.place)?.title ?? []) : [],
    );
    return named ?? place;
  }
}

const sentenceStarts = (tokens: Tokens): number[] => [
  0,
  ...tokens.flatMap((token, at) => (endsSentence(token) && at < tokens.length - 1 ? [at + 1] : [])),
];
