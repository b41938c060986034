import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { titleOutputSchema } from './film-output.ts';
import { findInList } from './find-film.ts';
import { letGo } from './keep.ts';
import { onFilm } from './on-film.ts';
import { titleInput } from './title-input.ts';

/** `removeFavourite`: after the person's approval (product.md §1); `unchanged` when it is no favourite. */
export const removeFavourite = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmi favorilerden çıkarır. Önce kişinin onayı istenir.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input, { toolCallId }) =>
      onFilm(await findInList(ports, ports.library.favourites, input), input.title, (film) =>
        letGo(ports.library.favourites, film, toolCallId),
      ),
  });
