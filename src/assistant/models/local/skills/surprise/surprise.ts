import { surpriseOutputSchema } from '#tools/surprise-film.ts';
import { type CallHandlers, type Decide, act } from '../../core/skill.ts';

export const SURPRISE = { tool: 'surpriseFilm', input: {} } as const;

/** `beni şaşırt`, without a wish and without a film that something is to be done with. */
export const surprise: Decide = ({ markers, wishes, acts }) => {
  const idle = acts.every(({ act: { kind }, targets }) => targets.length === 0 && kind === 'film');
  return markers.surprise && !wishes && idle ? act(SURPRISE) : undefined;
};

export const surpriseCalls: CallHandlers<'surpriseFilm'> = {
  surpriseFilm: {
    output: surpriseOutputSchema,
    remember: (memory, output) =>
      output?.status === 'done'
        ? { ...memory, shown: [output.film], focus: output.film, lastShow: 'surpriseFilm' }
        : memory,
    // Heard only where an answer was cut off after the film: its explanation is the answer otherwise.
    reply: () => 'İşte sürprizin.',
  },
};
