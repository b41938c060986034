import { type Decide, act, say } from '../../core/skill.ts';
import { inputForTitle } from '../../core/resolve-reference.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { targetOf } from '../../understand/targets.ts';
import source from './own-data.json' with { type: 'json' };

const words = phraseLists(source);

/** `5 yıldız verdiklerim`, `en az izlediğim tür`, `hangi listelerim var`: of one's own data, before its words wish for films. */
export const ownData: Decide = ({ text, titles, exact }, { index, memory, written }) => {
  if (words.STARRED.in(text) && titles.length === 0)
    return act({ tool: 'listFilms', input: { list: 'watched' } });
  if (words.STARS_OF.in(text)) {
    const [title] = titles;
    const named = title && inputForTitle(targetOf(title), index, memory.shown).title;
    const before = titleBefore(written);
    const found = before === undefined ? undefined : index.resolveTitle(before);
    const query = named ?? (found?.kind === 'one' ? found.film.title : memory.focus?.title);
    return act({ tool: 'listFilms', input: { list: 'watched', ...(query === undefined ? {} : { query }) } });
  }
  const wantsFilms =
    exact !== undefined && !/(?:^| )(?:ad[iu]|ism[iu]|listesini|diye|adli)(?: |$)/u.test(text);
  if (words.FIGURES.in(text)) return act({ tool: 'showStats', input: {} });
  // `öyle klasiklerden bana bir liste yap` wishes for films.
  return words.OWN_LISTS.in(text) && !wantsFilms ? say(source.named, intoIt) : undefined;
};

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
