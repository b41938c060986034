import { namedThemes } from '#assistant/models/local/understand/named-theme.ts';
import type { ToolPorts } from '#tools/context.ts';
import type { Services } from './services.ts';

/** What tools may change and show beyond the flow: a page's lists and popups, or a terminal's. */
export type Surroundings = Pick<ToolPorts, 'library' | 'screen' | 'notes'>;

/** What tools need of the world, over the flow and the connections of one turn. */
export function createPorts(
  { catalogue, now, random }: Services,
  { library, screen, notes }: Surroundings,
  {
    flow,
    findTrailer,
    watching,
    chooseFilms,
    meetWith,
  }: Pick<ToolPorts, 'flow' | 'findTrailer' | 'watching' | 'chooseFilms' | 'meetWith'>,
): ToolPorts {
  return {
    flow,
    catalogue: {
      resolve: async (title, year) => (await catalogue()).resolve(title, year),
      films: async () => (await catalogue()).films,
      nameThemes: async (said) => namedThemes(said, (await catalogue()).films),
    },
    library,
    notes,
    findTrailer,
    watching,
    chooseFilms,
    meetWith,
    screen,
    now,
    random,
  };
}
