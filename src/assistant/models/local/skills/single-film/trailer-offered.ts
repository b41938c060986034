import { fold } from '#domain/title.ts';
import { type Decide, accepts } from '../../core/skill.ts';
import { phraseLists } from '../../lexicon/phrases.ts';
import { targetsMeant } from '../../understand/targets.ts';
import { maskedText } from '../../understand/tokens.ts';
import { filmAct } from './act-on-film.ts';
import source from './trailer-offered.json' with { type: 'json' };

const words = phraseLists(source);

/** `evet`, `ilkini`, `aç bakalım`, right after a trailer was offered: it is opened, of the film that is meant. */
export const trailerOffered: Decide = (parsed, context) => {
  const { tokens, titles, references, talk } = parsed;
  const isOffered = words.OFFER.in(fold(context.memory.answer ?? ''));
  // `hayır` is a film, too.
  if (!isOffered || (talk !== undefined && talk !== 'yes')) return undefined;
  const targets = targetsMeant({ titles, references });
  const beside = maskedText(tokens, [...titles, ...references])
    .replaceAll('§', ' ')
    .trim();
  const isTaken = words.TAKES.is(beside.replaceAll(/ +/gu, ' ')) || (beside === '' && targets.length > 0);
  return isTaken || (targets.length === 0 && accepts(parsed))
    ? filmAct('findTrailer', targets, context)
    : undefined;
};
