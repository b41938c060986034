import { catalogued } from '../../core/known-film.ts';
import { extreme, inputFor } from '../../core/resolve-reference.ts';
import { UNDO } from '../../core/memory.ts';
import { type Decide, act, say } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { takingBack } from '../lists/list-acts.ts';
import calledOff from './called-off.json' with { type: 'json' };

const { NEWER_OF_NAME, OLDER_OF_NAME } = phraseLists(calledOff);

/** `hayır yeni olanı`, `onu değil eskisini`, of one film that was shown or acted on: the other film of its name. */
export const otherOfName: Decide = ({ text }, context) => {
  const { memory, index } = context;
  const { focus, shown, undo, changed } = memory;
  const by = OLDER_OF_NAME.is(text) ? 'oldest' : NEWER_OF_NAME.is(text) ? 'newest' : undefined;
  const isOneOfRow = shown.length > 1 && shown.some(({ title }) => title === focus?.title);
  if (by === undefined || focus === undefined || isOneOfRow) return undefined;
  const own = catalogued(focus, index);
  const others = index.films.filter(
    (film) =>
      film.year !== focus.year &&
      (by === 'oldest') === film.year < (focus.year ?? 0) &&
      (film.title === focus.title || film.originalTitle === own?.originalTitle),
  );
  const film = extreme(others, by);
  if (film === undefined) return say(`Bende ${focus.title} adıyla bir tek ${focus.year} yapımı olan var.`);
  const [change, ...more] = changed === true ? (undo ?? []) : [];
  const input = inputFor(film, index);
  return change === undefined || more.length > 0
    ? act({ tool: 'showFilm', input })
    : act({ tool: UNDO[change.tool], input }, ...takingBack([change], context));
};
