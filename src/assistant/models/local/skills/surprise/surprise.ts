import { surpriseOutputSchema } from '#tools/surprise-film.ts';
import { NO_WISHES, statesAnything } from '../../understand/message-wishes.ts';
import { type CallHandlers, type Decide, act } from '../../core/skill.ts';
import { markersWords } from '../../lexicon/word-lists.ts';
import { sounds } from '../../judge/sounds.ts';

export const SURPRISE = { tool: 'surpriseFilm', input: {} } as const;

/** `beni şaşırt`, without a wish and without a film that something is to be done with. */
export const surprise: Decide = ({ markers, wishes, acts, exact, judged, text }) => {
  // How one feels that asks for it (`yoruldum düşünmekten`) is no wish for a kind of film.
  const { implied, mood, occasions, ...stated } = exact ?? NO_WISHES;
  const isFelt = implied !== undefined || mood !== undefined || occasions !== undefined;
  const asks = markersWords.SURPRISE.ends(text) || (isFelt && sounds('surprise', { judged }));
  const free = !wishes || (asks && !statesAnything(stated));
  // `rastgele bir film aç`: words before `film` are no title that is known.
  const idle = acts.every(
    ({ act: { kind }, targets }) =>
      (kind === 'film' || kind === 'remove') &&
      targets.every((target) => target.kind === 'title' && target.film === undefined),
  );
  return markers.surprise && free && idle ? act(SURPRISE) : undefined;
};

export const surpriseCalls: CallHandlers<'surpriseFilm'> = {
  surpriseFilm: {
    output: surpriseOutputSchema,
    // Heard only where an answer was cut off after the film: its explanation is the answer otherwise.
    reply: () => 'İşte sürprizin.',
  },
};
