import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { titleOutputSchema } from './film-output.ts';
import { findFilm } from './find-film.ts';
import { keep } from './keep.ts';
import { onFilm } from './on-film.ts';
import { titleInput } from './title-input.ts';

/** `markWatched`: marks at once; `unchanged` when it was marked already (spec §4, Watched). */
export const markWatched = (ports: ToolPorts) =>
  tool({
    description: 'Bir filmi izlendi olarak işaretler.',
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    execute: async (input, { toolCallId }) =>
      onFilm(await findFilm(ports, input), input.title, (film) =>
        keep(ports.library.watched, film, toolCallId),
      ),
  });
