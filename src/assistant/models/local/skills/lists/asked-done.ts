import { joinTitles } from '../../core/sentence.ts';
import { type Memory, UNDO } from '../../core/memory.ts';
import { type Decide, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import source from './asked-done.json' with { type: 'json' };

const words = phraseLists(source);

/** `listeme ekledin mi`, `nereye kaydettin`: asks of what was done, and is no deed; none of its words is a title. */
export const askedDone: Decide = ({ text }, { memory: { undo = [] } }) => {
  const isWhether = words.IF_DONE.is(text);
  if (!isWhether && !words.WHERE_DONE.is(text)) return undefined;
  if (undo.length === 0) return say(source.nothing);
  return say(`${isWhether ? 'Evet, ' : ''}${standing(undo)}.`);
};

/** Where the films are that the last changes were made with: `Titanik favorilerinde, Joker izleyeceklerinde`. */
function standing(undo: NonNullable<Memory['undo']>): string {
  const tools = [...new Set(undo.map(({ tool }) => tool))];
  return tools
    .map((tool) => {
      const films = undo.filter((change) => change.tool === tool).map(({ film }) => film);
      return `${joinTitles(films)} ${source.places[UNDO[tool]]}`;
    })
    .join(', ');
}
