import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { titleOutputSchema } from './film-output.ts';
import { findInList } from './find-film.ts';
import { letGo } from './keep.ts';
import { onFilm } from './on-film.ts';
import { titleInput } from './title-input.ts';

/** `unmarkWatched`: after the person's approval (product.md §1); `unchanged` when it was not marked. */
export const unmarkWatched = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmin izlendi işaretini kaldırır. Önce kişinin onayı istenir.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input, { toolCallId }) =>
      onFilm(await findInList(ports, ports.library.watched, input), input.title, (film) =>
        letGo(ports.library.watched, film, toolCallId),
      ),
  });
