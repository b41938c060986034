import { loadJudge } from '#assistant/models/local/judge/load-judge.ts';
import { readWords } from '#assistant/models/local/read-words.ts';
import type { Round } from '#domain/round.ts';
import { createTogether, type Together } from '#features/together/create-together.ts';
import { TogetherScreen } from '#features/together/together-screen.tsx';
import type { RoundPorts } from '#features/together/round/round-ports.ts';
import { readTaste } from '#import/read-taste.ts';
import { consoleLogger } from '#lib/logger.ts';
import { yieldTask } from '#lib/pacing/yield.ts';
import { filmsOfRound } from '#recommender/built-in/round-films.ts';

import type { AppServices } from './app-services.ts';
import { parts } from './parts.ts';
import { togetherAddress } from './tabs/address.ts';

/** What was written of both lasts as long as the stay, also while another tab is shown; not longer (J-16). */
const made = new WeakMap<AppServices, Together>();

function togetherOf(app: AppServices): Together {
  const known = made.get(app);
  if (known !== undefined) return known;
  const { services, now } = app;
  const together = createTogether({
    async meetWith(...asked) {
      await parts.renew();
      const { meetWith } = await services.using({ tmdb: (await services.connections()).tmdb });
      return meetWith(...asked);
    },
    async readWords(text) {
      const [{ index }, judge] = await Promise.all([services.catalogue(), loadJudge()]);
      const { wishes, films } = readWords(text, { index, judge, now: now() });
      const favourites = films.map(({ id, title, year, genres }) => ({
        id,
        title,
        year,
        genre: genres.join(', '),
      }));
      return { wishes, favourites };
    },
    async readTaste(file) {
      const { films } = await services.catalogue();
      return readTaste(file, { catalogue: films, breathe: yieldTask });
    },
    logger: consoleLogger,
  });
  made.set(app, together);
  return together;
}

interface TogetherHostProps {
  services: AppServices;
  code: string | undefined;
  show: RoundPorts['show'];
  onBack: () => void;
}

/** _İkimize üç film_ over the page's services. Loaded when it is first shown. */
export function TogetherHost({ services: app, code, show, onBack }: TogetherHostProps) {
  const { services } = app;
  const filmsOf = async (round: Round) => {
    const films = await filmsOfRound(round, await services.catalogue(), services);
    const { tmdb } = await services.connections();
    if (films === undefined || tmdb === undefined) return films;
    // Posters are never worth a round.
    return services
      .movies(tmdb)
      .attachPosters(films)
      .catch(() => films);
  };
  const linkOf = (round: string) => new URL(togetherAddress(round), window.location.href).href;
  return (
    <TogetherScreen
      together={togetherOf(app)}
      ports={{ filmsOf, show, linkOf }}
      code={code}
      onBack={onBack}
    />
  );
}
