import { useState } from 'react';
import { vi } from 'vitest';

import { createTogether } from '#features/together/create-together.ts';
import type { TogetherPorts } from '#features/together/ports.ts';
import type { RoundPorts } from '#features/together/round/round-ports.ts';
import { TogetherScreen } from '#features/together/together-screen.tsx';
import { STRANGER } from '#recommender/meeting.ts';
import { filmsOfRound } from '#recommender/built-in/round-films.ts';
import { renderOnStage } from '#tests/support/chat-stage.tsx';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';
import { NOW, toolPorts } from '#tests/support/tool-ports.ts';

const titled = (text: string) => SMALL_CATALOGUE.filter(({ title }) => text.includes(title));

/** The screen over real films and records in memory; an address of its own holds the round. */
export function openTogether({ code, ...own }: Partial<TogetherPorts & RoundPorts> & { code?: string } = {}) {
  const { ports: tools, records, signIn } = toolPorts();
  const taste = vi.fn<TogetherPorts['readTaste']>(async () => ({
    ok: true,
    taste: { ...STRANGER, notes: [] },
  }));
  const together = createTogether({
    meetWith: tools.meetWith,
    // Genres and titles by their names: how sentences are read has tests of its own.
    readWords: async (text) => ({
      wishes: { genres: text.includes('korku') ? ['Korku'] : text.includes('dram') ? ['Drama'] : [] },
      favourites: titled(text).map(({ id, title, year, genres }) => ({
        id,
        title,
        year,
        genre: genres.join(', '),
      })),
    }),
    readTaste: taste,
    logger: { warn: () => {}, error: () => {} },
    ...own,
  });
  const steps: (string | undefined)[] = [];
  function Page() {
    const [shown, show] = useState(code);
    const ports: RoundPorts = {
      filmsOf: (round) =>
        filmsOfRound(
          round,
          { films: SMALL_CATALOGUE, tell: async (film) => film },
          { now: () => NOW, random: () => 0.5 },
        ),
      show: (next) => {
        steps.push(next);
        show(next);
      },
      linkOf: (round) => `https://ornek.com/#/recommend/ikimiz/${round}`,
      ...own,
    };
    return (
      <TogetherScreen together={together} ports={ports} code={shown} onBack={() => steps.push('back')} />
    );
  }
  return { ...renderOnStage(<Page />, records), records, signIn, together, taste, steps };
}
