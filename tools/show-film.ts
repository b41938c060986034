import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { onFilm, titleOutputSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { titleInput } from './title-input.ts';

/** `showFilm`: the detail popup (P-03 to P-11). */
export const showFilm = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmin ayrıntılarını gösterir: konusu, oyuncuları, süresi, puanı.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input) =>
      onFilm(await findFilm(ports, input), input.title, (film) => {
        ports.screen.showFilm(film);
        return { status: 'done' as const, film };
      }),
  });
