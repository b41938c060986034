import { joinTitles } from '../../core/sentence.ts';
import { type Memory, UNDO } from '../../core/memory.ts';
import { type Decide, type Decision, act, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { listsWords as lists } from '../../lexicon/word-lists.ts';
import { type TitleAt, isSurelyTitle, standsOut } from '../../understand/spans.ts';
import { type Span, type Tokens, foldedText } from '../../understand/tokens.ts';
import source from './asked-done.json' with { type: 'json' };

const words = phraseLists(source);

/** `listeme ekledin mi`, `hangisini ekledin`, `nereye kaydettin`: asks of what was done, and is no deed; none of its words is a title. */
export const askedDone: Decide = (parsed, { memory: { undo = [] } }) => {
  const { text, titles, tokens } = parsed;
  const [title, ...others] = titles.filter((one) => isSurelyTitle(one) || standsOut(one));
  if (title !== undefined && others.length === 0 && words.FILM_DONE.is(foldedText(without(tokens, title))))
    return whetherThere(title, text);
  const isWhether = words.IF_DONE.is(text);
  if (!isWhether && !words.WHERE_DONE.is(text) && !words.WHAT_DONE.is(text)) return undefined;
  if (undo.length === 0) return say(source.nothing);
  return say(`${isWhether ? 'Evet, ' : ''}${standing(undo)}.`);
};

const without = (tokens: Tokens, { from, to }: Span): Tokens =>
  tokens.filter((_, place) => place < from || place >= to);

/** `the others'ı listeme attın mı`: looked up on that list; where it is not there, it may be put there. */
function whetherThere({ span }: TitleAt, text: string): Decision {
  const [list, there] = lists.FAVOURITE_WORD.in(text)
    ? (['favourites', 'addFavourite'] as const)
    : lists.WATCHED_LIST.in(text)
      ? (['watched', 'markWatched'] as const)
      : (['watchlist', 'addToWatchlist'] as const);
  const title = span.films[0]?.title ?? span.text;
  const looked = act({ tool: 'listFilms', input: { list, query: title } });
  if (looked.kind !== 'act') return looked;
  const reply = (output: object) =>
    'total' in output
      ? `${output.total === 0 ? 'Yok' : 'Evet'}, ${title} ${source.places[there]}${output.total === 0 ? ' değil; istersen ekleyeyim' : ''}.`
      : undefined;
  return {
    ...looked,
    reply,
    expects: ({ talk }) => (talk === 'yes' ? act({ tool: there, input: { title } }) : undefined),
  };
}

/** Where the films are that the last changes were made with: `Titanik favorilerinde, Joker izleyeceklerinde`. */
export function standing(undo: NonNullable<Memory['undo']>): string {
  const tools = [...new Set(undo.map(({ tool }) => tool))];
  return tools
    .map((tool) => {
      const films = undo.filter((change) => change.tool === tool).map(({ film }) => film);
      return `${joinTitles(films)} ${source.places[UNDO[tool]]}`;
    })
    .join(', ');
}
