import { phraseLists } from '../../lexicon/phrases.ts';
import source from './choice.json' with { type: 'json' };

const { FILM, GOES, FINE, STAYS, GONE, BESIDE } = phraseLists(source);

/** `süpermiş onu izleyelim`, `2 olur`: taken; `o kalsın diğerleri gitsin`: kept. */
type Choice = 'accept' | 'kept';

/** Whether a clause says nothing that is no part of a choice. */
export const saysNoMore = (text: string): boolean =>
  [GONE, FINE, BESIDE, STAYS, GOES, FILM].reduce((rest, words) => words.without(rest), text) === '';

/** Whether all that a clause says is that a film is chosen, or stays chosen. */
export function choiceIn(text: string): Choice | undefined {
  if (!saysNoMore(text)) return undefined;
  const said = GONE.without(text);
  const isPointed = FILM.in(BESIDE.without(GOES.without(FINE.without(said))));
  const stays = STAYS.in(said) && (isPointed || FINE.in(said));
  if (stays || (GONE.in(text) && !GOES.in(said))) return 'kept';
  return GOES.in(said) || (isPointed && FINE.in(said)) ? 'accept' : undefined;
}

/** Whether what is said ends in a choice: `o süreye varım, onunla gidelim`. */
export function choosesInPassing(text: string): boolean {
  const words = text.split(' ');
  return [2, 3, 4, 5].some((count) => {
    const last = words.slice(-count).join(' ');
    return (
      words.length >= count && choiceIn(last) === 'accept' && FILM.in(BESIDE.without(last)) && GOES.in(last)
    );
  });
}
