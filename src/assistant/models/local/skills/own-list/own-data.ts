import { listOf } from '../lists/list-acts.ts';
import { partsNamedIn } from '#films/series.ts';
import { variant } from '#lib/variant.ts';
import type { TitleInput } from '#tools/title-input.ts';
import { type Memory, listOnScreen, oneMeant } from '../../core/memory.ts';
import {
  type Decide,
  type Decision,
  type DecisionContext,
  act,
  offer,
  offering,
  say,
  sayAndAct,
} from '../../core/skill.ts';
import { inputFor, inputForTitle, inputsMeant } from '../../core/resolve-reference.ts';
import { nameIn, phraseLists } from '../../lexicon/phrases.ts';
import { findNumbers } from '../../understand/numbers.ts';
import { timeOf } from '../../understand/report-act.ts';
import { targetOf } from '../../understand/targets.ts';
import { wordAt } from '../../understand/tokens.ts';
import type { Understanding } from '../../understand/understand.ts';
import { mergeWishes } from '../recommendation/merge-wishes.ts';
import { askFilm } from '../single-film/act-on-film.ts';
import { byStars, figures, ofThatGenre } from '../screens/figures.ts';
import { ofScale, starsIn } from './given-stars.ts';
import source from './own-data.json' with { type: 'json' };

const words = phraseLists(source);
/** Lists by what they hold: `kalp koyduklarım nereye gittiler, göster hele`. */
const HELD = {
  watchlist: words.LAID_BY_OF,
  favourites: words.LIKED_OF,
  watched: words.MARKED_OF,
  hidden: words.HIDDEN_OF,
};

/** `5 yıldız verdiklerim`, `en az izlediğim tür`, `hangi listelerim var`: of one's own data, before its words wish for films. */
export const ownData: Decide = (parsed, context) => {
  const { text, titles, exact } = parsed;
  const { memory, index } = context;
  // `sezon karnem nasıl, kaç film devirmişim` opens the report.
  if (parsed.acts.some(({ act }) => act.kind === 'report')) return undefined;
  if (words.DROPS_STARS.in(text) && !words.STARRED.in(text)) return withOtherStars(parsed, context);
  if (words.STARRED.in(text) && titles.length === 0 && !isOfShown(text, memory)) return byStars(text);
  const held = nameIn(HELD, text);
  if (held !== undefined && titles.length === 0) return act({ tool: 'listFilms', input: { list: held } });
  const genre = titles.length === 0 && exact === undefined ? ofThatGenre(text, memory) : undefined;
  if (genre !== undefined) return genre;
  if (words.MEAN.in(text)) return figures(text);
  if (words.STARS_OF.in(text)) return listOf('watched', titleAsked(parsed, context), text);
  if (words.ANEW.is(text) && listOnScreen(memory) === 'watched' && memory.rated === undefined)
    return starsAnew(parsed, context);
  const named = timeOf(text);
  const thisYear = /(?:^| )bu (?:yil|sene)/u.test(text) ? ({ when: 'thisYear' } as const) : undefined;
  const isOfPeriod =
    words.OF_PERIOD.in(text) || (memory.figures !== undefined && words.PERIOD_ALONE.is(text));
  const period = Object.keys(named).length > 0 ? named : thisYear;
  if (isOfPeriod && period !== undefined && titles.length === 0)
    return act({ tool: 'showReport', input: period });
  if (words.LAST.is(text)) return listOf('watched', {}, text);
  if (words.LONG_WITHOUT.in(text) && exact === undefined)
    return offering(variant(source.missed, context.seed));
  if (words.WATCHED_OF.in(text)) {
    const [genre] = parsed.said.genres;
    const [title] = titles;
    const query = title && inputForTitle(targetOf(title), index, memory.shown).title;
    return listOf('watched', { ...(genre && { genre }), ...(query === undefined ? {} : { query }) }, text);
  }
  if (words.WATCHLIST_OF.in(text) && !REMOVES.test(text))
    return act({ tool: 'listFilms', input: { list: 'watchlist' } });
  if (words.LIST_FULL.in(text) && parsed.words <= FEW_WORDS && !REMOVES.test(text)) return fullList(context);
  if (words.BY_FAVOURITES.in(text) && titles.length === 0 && !words.BY_WHAT_ELSE.in(text)) {
    const wishes = mergeWishes({ shown: [] }, parsed, index);
    return act({ tool: 'recommendFilms', input: { ...wishes, byTaste: true } });
  }
  const list = listOnScreen(memory);
  // `animasyon kaç tane`, after the list of what was watched
  if (list !== undefined && words.HOW_MANY.is(withoutGenre(parsed))) {
    const [genre] = parsed.said.genres;
    return act({ tool: 'listFilms', input: { list, ...(genre && { genre }) } });
  }
  const wantsFilms =
    exact !== undefined && !/(?:^| )(?:ad[iu]|ism[iu]|listesini|diye|adli)(?: |$)/u.test(text);
  const isOfFigures = memory.figures !== undefined && words.OF_FIGURES.is(text);
  // `bu sene kaç filme ağlamışım`
  if (words.FELT.in(text) && titles.length === 0)
    return sayAndAct(variant(source.notFelt, context.seed), { tool: 'showStats', input: {} });
  if (words.FIGURES.in(text) || isOfFigures) return figures(text);
  // `öyle klasiklerden bana bir liste yap` wishes for films.
  return words.OWN_LISTS.in(text) && !wantsFilms ? say(source.named, intoIt) : undefined;
};

const REMOVES = /(?:^| )(?:sil|cikar|kaldir|bosalt|temizle)/u;
const FEW_WORDS = 6;

/** The list for later is full: one of it is offered; how long it is may be asked. */
function fullList({ seed }: DecisionContext): Decision {
  const offered = offer(variant(source.full, seed), { tool: 'pickFromWatchlist', input: {} });
  if (offered.kind === 'act') return offered;
  return say(offered.text, (answer, context) =>
    words.HOW_MANY.is(answer.text)
      ? act({ tool: 'listFilms', input: { list: 'watchlist' } })
      : offered.expects?.(answer, context),
  );
}

/** `en beğendiğim hangisi` of the films on the screen is no question of the list. */
const isOfShown = (text: string, { lastShow, shown }: Memory): boolean =>
  lastShow?.tool === 'recommendFilms' &&
  shown.length > 0 &&
  /(?:^| )(?:bunlar|bunlardan|icinden)/u.test(text);

/** What is left of `animasyon kaç tane`. */
const withoutGenre = ({ text, said }: Understanding): string =>
  said.genres.length === 0 ? text : text.split(' ').slice(1).join(' ');

/** Of which film, or series, the stars are asked. */
function titleAsked(parsed: Understanding, { index, memory, written }: DecisionContext): { query?: string } {
  const [title] = parsed.titles;
  // `harry pottera 5 verdim mi` asks of no fifth part.
  const series = partsNamedIn(index.films, parsed.text)?.name;
  const isPart =
    title !== undefined && /^\d+$/u.test(wordAt(parsed.tokens, title.to - 1)) && series !== undefined;
  const named = isPart ? series : title && inputForTitle(targetOf(title), index, memory.shown).title;
  const before = titleBefore(written);
  const found = before === undefined ? undefined : index.resolveTitle(before);
  const query = named ?? (found?.kind === 'one' ? found.film.title : (series ?? memory.focus?.title));
  return query === undefined ? {} : { query };
}

/** `forrest gump'a verdiğim yıldızı sil`: stars cannot be taken away here, only be others. */
function withOtherStars(parsed: Understanding, context: DecisionContext): Decision | undefined {
  const film = inputsMeant(parsed, context)[0] ?? context.memory.rated ?? context.memory.focus;
  if (film === undefined) return undefined;
  return say(source.noDrop, (answer) => {
    const [only, ...others] = findNumbers(answer.tokens);
    const given = only === undefined || others.length > 0 ? starsIn(answer) : ofScale(only.value);
    return (
      given && act({ tool: 'rateFilm', input: { ...inputFor(film, context.index), stars: given.stars } })
    );
  });
}

/** `4 yap onu`, after one's films were listed: of the only one, or of one that is asked for. */
function starsAnew({ tokens }: Understanding, { memory, index }: DecisionContext): Decision | undefined {
  const [number] = findNumbers(tokens);
  const given = number && ofScale(number.value);
  if (given === undefined) return undefined;
  const film = oneMeant(memory);
  const rate = (film: TitleInput) => ({ tool: 'rateFilm', input: { ...film, stars: given.stars } }) as const;
  return film !== undefined
    ? act(rate(inputFor(film, index)))
    : askFilm('Hangi filme vereyim? Adını yazman yeter.', rate);
}

/** `issız adama kaç yıldız vermiştim`: what stands before the question, be it everyday words. */
const titleBefore = (written: string): string | undefined =>
  /^(?:peki |ben |ya )*(.+?) (?:ben )?(?:kaç|ne kadar|ne) (?:puan|yıldız|not)/iu.exec(written)?.[1];

/** `içine joker ve dune koy`, right after a list was to be made: for later. */
const intoIt: Decide = (_answer, { written, index, memory }) => {
  const [, row] = INTO.exec(written.trim()) ?? [];
  const names = (row ?? '').split(/\s*(?:,|(?<=\s)ve(?=\s))\s*/u).filter((name) => name !== '');
  if (names.length === 0 || !names.every((name) => index.resolveTitle(name).kind !== 'none'))
    return undefined;
  return act(
    ...names.map(
      (text) =>
        ({
          tool: 'addToWatchlist',
          input: inputForTitle({ kind: 'title', text }, index, memory.shown),
        }) as const,
    ),
  );
};
const INTO =
  /^(?:(?:tamam|peki|o zaman) )*(?:içine|icine|oraya|ona|listeye|bu listeye) (.+?) (?:filmlerini )?(?:koy|ekle|at|yaz|kaydet)\w*$/iu;
