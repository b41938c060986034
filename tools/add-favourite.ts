import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { titleOutputSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { keep } from './keep.ts';
import { onFilm } from './on-film.ts';
import { titleInput } from './title-input.ts';

/** `addFavourite`: adds at once; `unchanged` when it was there already (spec §4, Favourites). */
export const addFavourite = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmi favorilere ekler.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input, { toolCallId }) =>
      onFilm(await findFilm(ports, input), input.title, (film) =>
        keep(ports.library.favourites, film, toolCallId),
      ),
  });
