import { describe, expect, it } from 'vitest';

import { nearName } from '#ai-service/answers/near-name.ts';
import { toolPorts } from '#tests/support/tool-ports.ts';
import { createTools } from '#tools/registry.ts';

const names = Object.keys(createTools(toolPorts().ports));

describe('a name near one of ours', () => {
  it.each([
    ['recommend_films', 'recommendFilms'],
    ['recommendfilms', 'recommendFilms'],
    ['RecommendMovies', 'recommendFilms'],
    ['functions.recommendFilms', 'recommendFilms'],
    ['get_film_recommendations', 'recommendFilms'],
    ['surprise_film', 'surpriseFilm'],
    ['add_favorite', 'addFavourite'],
    ['remove_from_favorites', 'removeFavourite'],
    ['mark_as_watched', 'markWatched'],
    ['unmark_watched', 'unmarkWatched'],
    ['show_stats', 'showStats'],
    ['default_api.findTrailer', 'findTrailer'],
  ])('%s is %s', (written, ours) => {
    expect(nearName(written, names)).toBe(ours);
  });

  it.each(['film', 'favourite', 'sendMail', 'delete_everything', '', 'watched'])('is none: %s', (written) => {
    expect(nearName(written, names)).toBeUndefined();
  });

  it('is each of ours itself', () => {
    for (const name of names) expect(nearName(name, names)).toBe(name);
  });
});
