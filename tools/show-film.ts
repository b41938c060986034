import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { type OutputFilm, onFilm, titleOutputSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInput } from './title-input.ts';

/** `showFilm`: the detail popup (P-03 to P-11). */
export const showFilm = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmin ayrıntılarını gösterir: konusu, oyuncuları, süresi, puanı.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input) =>
      onFilm(await findFilm(ports, input), input.title, async (film) => {
        const told = await toldOf(ports, film);
        ports.screen.showFilm(film);
        return { status: 'done' as const, film: { ...film, ...told } };
      }),
  });

/** What a friend would say of a film of the catalogue. */
async function toldOf({ catalogue }: ToolPorts, { title, year }: OutputFilm) {
  const found = await catalogue.resolve(title, year);
  if (found.kind !== 'one') return {};
  const { word, hook } = found.film;
  return { ...(word !== undefined && { word }), ...(hook !== undefined && { hook }) };
}
