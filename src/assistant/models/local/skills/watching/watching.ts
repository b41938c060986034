import { LISTING_SOURCE, offersByWay, WATCH_WAY_LABELS, type WatchOffers } from '#domain/watching.ts';
import { joinList } from '#lib/turkish/format.ts';
import { accusative, genitive } from '#lib/turkish/suffix.ts';
import { cinemasOutputSchema, watchOutputSchema } from '#tools/watching.ts';
import {
  act,
  type CallHandlers,
  type Decide,
  type DecisionContext,
  offering,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import { joinTitles } from '../../core/sentence.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { filmQuestionsWords } from '../../lexicon/word-lists.ts';
import { toolOf } from '../../understand/acts.ts';
import type { Target } from '../../understand/targets.ts';
import { type Tokens, foldedText } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { tellsOfMany } from '../recall/many-of-then.ts';
import { filmAct } from '../single-film/act-on-film.ts';
import { rememberFilm } from '../single-film/single-film.ts';
import words from './words.json' with { type: 'json' };

const lists = phraseLists(words);

/** `vizyonda ne var`: what cinemas show, before it is told that tickets and hours cannot be seen. */
export const cinemas: Decide = (parsed) =>
  lists.CINEMAS.in(parsed.text) && !lists.NOT_NOW.in(parsed.text) && !tellsOfMany(parsed)
    ? act({ tool: 'listCinemas', input: {} })
    : undefined;

const FEW_WORDS = 6;
const A_PLACE = 3;
/** `bana yakın sinemalar`, `sinemaya gidiyoruz`: halls cannot be seen, wherever they are; what they show may be. */
export const halls: Decide = ({ text, exact, titles, markers, words: count }) => {
  if (markers.requests || lists.HALLS_THEN.in(text)) return undefined;
  const there: Decide = (answer) =>
    answer.words <= A_PLACE && isPlaceAlone(answer) ? offering(words.hallsThere) : undefined;
  // `eskişehirde hangi salonlar var`
  if (lists.HALL_ASKED.in(text))
    return { ...sayAndAct(words.halls.elsewhere, { tool: 'listCinemas', input: {} }), expects: there };
  return lists.HALLS.in(text) && exact === undefined && titles.length === 0 && count <= FEW_WORDS
    ? say(/(?:^| )(?:gid|git)/u.test(text) ? words.halls.going : words.halls.where, there)
    : undefined;
};

/** `ankara çankaya`, `istanbul avrupa`: no kind of film. */
const isPlaceAlone = ({ exact, titles, acts, talk, markers }: Understanding): boolean =>
  // `Çankaya` looks like a slip for *Kanca*.
  titles.every(({ span }) => span.fuzzy) &&
  acts.length === 0 &&
  (talk === undefined || talk === 'offTopic') &&
  !markers.requests &&
  (exact === undefined || (exact.genres.length + exact.people.length === 0 && exact.mood === undefined));

/** `filmi buradan izleyebiliyor muyum`: no film is played here. */
export const playedHere: Decide = ({ text }) => (lists.HERE.in(text) ? say(NOT_HERE) : undefined);

/** `bu nerede izlenir`, `titanik netflix'te var mı`: a film that is known or pointed at, before it is declined. */
export const where: Decide = ({ acts, text, tokens, titles }, context) => {
  const place = lists.AT_BOTTOM.in(text) ? -1 : lists.ON_TOP.in(text) ? 0 : undefined;
  // `en altakine nerden bakcaz bizde netfiliks var`
  if (place !== undefined && lists.WHERE_TO_LOOK.in(text) && acts.length + titles.length === 0)
    return filmAct('whereToWatch', [{ kind: 'reference', reference: { kind: 'place', place } }], context);
  if (lists.WHICH.in(text) && context.memory.shown.length > 0)
    return filmAct('whereToWatch', [{ kind: 'reference', reference: { kind: 'all' } }], context);
  // `netflixte yok mu`, of the film that is spoken of.
  const isOfFocus =
    context.memory.focus !== undefined && lists.SERVICE_ALONE.is(text) && titles.length + acts.length === 0;
  if (isOfFocus) return filmAct('whereToWatch', [], context);
  const [asked, ...others] = acts;
  // `eşkıya hangi platformda var`: an everyday word that a film is called, too.
  const [led] = acts.length === 0 && filmQuestionsWords.WHERE.in(text) ? ledBy(tokens, context) : [];
  if (led !== undefined) return filmAct('whereToWatch', [led], context);
  if (asked === undefined || toolOf(asked.act) !== 'whereToWatch' || others.length > 0) return undefined;
  const targets = asked.targets.length > 0 ? asked.targets : ledBy(tokens, context);
  const isKnown = targets.some((target) => target.kind === 'reference' || target.film !== undefined);
  return isKnown ? filmAct('whereToWatch', targets, context) : undefined;
};

/** `Başlangıç nerede izlenir`: everyday words are a title where the question is all that follows. */
function ledBy(tokens: Tokens, { index, written }: DecisionContext): Target[] {
  for (let to = Math.min(tokens.length - 1, LONGEST_TITLE); to > 0; to--) {
    if (filmQuestionsWords.WHERE.firstIn(foldedText(tokens.slice(to))) !== 0) continue;
    const found = index.resolveTitle(written.slice(0, tokens[to - 1]?.end ?? 0), undefined, true);
    if (found.kind === 'one') return [{ kind: 'title', text: found.film.title, film: found.film }];
  }
  return [];
}
const LONGEST_TITLE = 6;

const NOT_HERE =
  'Filmi burada oynatamıyorum; ben bulmana yardım ederim. Fragmanını açabilirim, kartındaki bağlantı da nerede izleneceğini aratır.';

// Said once, also of several films.
const NOT_CONNECTED = 'Hangi platformda var, buradan göremiyorum; karttaki bağlantıya dokun, hemen çıkar.';
const STILL_NOT_CONNECTED = 'Bunu da buradan göremiyorum; bağlantısına dokunup internette arayabilirsin.';
const FAILED =
  'Nerede izlendiğine şu an bakamadım. Birazdan yeniden sorabilir ya da internette arayabilirsin.';

function spoken(offers: WatchOffers): string {
  const ways = offersByWay(offers).map(
    ({ way, services }) =>
      `${WATCH_WAY_LABELS[way].toLocaleLowerCase('tr-TR')} ${joinList(services.map(({ name }) => name))}`,
  );
  return ways.join('; ');
}

export const watchCalls: CallHandlers<'whereToWatch' | 'listCinemas'> = {
  whereToWatch: {
    output: watchOutputSchema,
    remember: rememberFilm,
    reply({ film: { title }, found }, _seed, again) {
      switch (found.kind) {
        case 'offers':
          return `${title} Türkiye'de şuralarda: ${spoken(found.offers)}. (Kaynak: ${LISTING_SOURCE})`;
        case 'none':
          return `${accusative(title)} şu an Türkiye'de hiçbir platform göstermiyor (kaynak: ${LISTING_SOURCE}). İstersen ona benzer bir film bulayım.`;
        case 'unknownFilm':
          return `${genitive(title)} nerede izlendiğini bulamadım; internette aramak için bağlantısı yukarıda.`;
        case 'notConnected':
          return again ? STILL_NOT_CONNECTED : NOT_CONNECTED;
        case 'failed':
          return FAILED;
      }
    },
  },
  listCinemas: {
    output: cinemasOutputSchema,
    reply: ({ films }) =>
      films.length === 0
        ? 'Şu an vizyonda görünen bir film yok.'
        : `Vizyondakiler: ${joinTitles(films.slice(0, 6))}. Seansları göremiyorum; sinemanın sayfasına bakabilirsin.`,
  },
};
