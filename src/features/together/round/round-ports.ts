import type { Film } from '#domain/film.ts';
import type { Round } from '#domain/round.ts';

/** What a round needs of the page. */
export interface RoundPorts {
  /** The films of a round; undefined where one of them is not known here. */
  filmsOf: (round: Round) => Promise<readonly Film[] | undefined>;
  /** Puts a round into the address, or the form; an answer within a round leaves no step behind. */
  show: (code: string | undefined, how: 'step' | 'replace') => void;
  /** The address of a round, to be sent. */
  linkOf: (code: string) => string;
}
