import { catalogued } from '../../core/known-film.ts';
import { type Decide, say } from '../../core/skill.ts';
import { isAsking } from './asked.ts';

/** `en iyi film de var mı aralarında`, right after a film's prizes were told: of those, and no good film is wished. */
export const whetherBest: Decide = ({ text, titles, named }, { memory, index }) => {
  const { asked = '', focus } = memory;
  const isOfPrizes = /(?:^| )(?:os[ck]ar|odul)\w*/u.test(asked);
  const known = focus === undefined ? undefined : catalogued(focus, index);
  if (known?.judgement === undefined || !isOfPrizes || titles.length + named.length > 0) return undefined;
  if (!/(?:^| )en iyi film/u.test(text) || !isAsking(text)) return undefined;
  return say(
    known.judgement.awards.includes('oscar-film')
      ? `Evet, en iyi film de aralarında.`
      : `Hayır, en iyi filmi alamadı.`,
  );
};
