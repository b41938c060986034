import { tool } from 'ai';

import type { ToolPorts } from './context.ts';
import { onFilm, titleOutputSchema } from './film-output.ts';
import { findFilm, findInList } from './find-film.ts';
import { titleInput } from './title-input.ts';

/** `addFavourite`: adds at once; `unchanged` when it was there already (F-15, P-13). */
export const addFavourite = (ports: ToolPorts) =>
  changeTool(ports, 'add', 'favourites', 'Bir filmi favorilere ekler.');

/** `markWatched`: marks at once; `unchanged` when it was marked already (F-18, P-15). */
export const markWatched = (ports: ToolPorts) =>
  changeTool(ports, 'add', 'watched', 'Bir filmi izlendi olarak işaretler.');

/** `removeFavourite`: after the person's approval (P-12); `unchanged` when it is no favourite. */
export const removeFavourite = (ports: ToolPorts) =>
  changeTool(ports, 'remove', 'favourites', 'Bir filmi favorilerden çıkarır. Önce kişinin onayı istenir.');

/** `unmarkWatched`: after the person's approval (P-14); `unchanged` when it was not marked. */
export const unmarkWatched = (ports: ToolPorts) =>
  changeTool(
    ports,
    'remove',
    'watched',
    'Bir filmin izlendi işaretini kaldırır. Önce kişinin onayı istenir.',
  );

/** `addToWatchlist`: adds at once; `unchanged` when it was there already. */
export const addToWatchlist = (ports: ToolPorts) =>
  changeTool(
    ports,
    'add',
    'watchlist',
    'Bir filmi izleyeceklerine ekler (“sonra izlerim”, “izleyeceklerime ekle”).',
  );

/** `removeFromWatchlist`: after the person's approval; `unchanged` when it was not there. */
export const removeFromWatchlist = (ports: ToolPorts) =>
  changeTool(
    ports,
    'remove',
    'watchlist',
    'Bir filmi izleyeceklerinden çıkarır. Önce kişinin onayı istenir.',
  );

/** `hideFilm`: never recommends a film again; `unchanged` when it was hidden already. */
export const hideFilm = (ports: ToolPorts) =>
  changeTool(ports, 'add', 'hidden', 'Bir filmi bir daha önermez (“bunu bir daha önerme”).');

/** `unhideFilm`: may recommend it again. It takes nothing away, so nothing is asked. */
export const unhideFilm = (ports: ToolPorts) =>
  changeTool(ports, 'remove', 'hidden', 'Bir daha önerilmeyecek bir filmi yeniden önerilebilir yapar.');

function changeTool(
  ports: ToolPorts,
  change: 'add' | 'remove',
  name: 'favourites' | 'watched' | 'watchlist' | 'hidden',
  description: string,
) {
  const list = ports.library[name];
  return tool({
    description,
    inputSchema: titleInput,
    outputSchema: titleOutputSchema,
    async execute(input, { toolCallId }) {
      const found = change === 'add' ? findFilm(ports, input) : findInList(ports, list, input);
      return onFilm(await found, input.title, async (film) => {
        if (list.has(film) === (change === 'add')) return { status: 'unchanged' as const, film };
        if (await list[change](film, toolCallId)) return { status: 'done' as const, film };
        throw new Error('Bu değişiklik cihazına kaydedilemedi.');
      });
    },
  });
}
