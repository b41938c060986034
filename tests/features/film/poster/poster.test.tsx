// @vitest-environment jsdom
import { fireEvent, render, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { PLACEHOLDER_POSTER_URL } from '#domain/poster.ts';
import { Poster } from '#features/film/poster/poster.tsx';
import { PatientPosters } from '#features/film/poster/generated-poster.tsx';
import { aFilm } from '#tests/support/builders.ts';

const poster = 'https://image.tmdb.org/t/p/w400/abc.jpg';

describe('a poster', () => {
  it('H-17 P-03 is the image where there is one, loaded when it comes near', () => {
    const { container } = render(<Poster film={aFilm({ posterUrl: poster })} />);
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', poster);
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(container.querySelector('svg')).toBeNull();
  });

  it('K-03 is generated where the film has only the placeholder, and says nothing to screen readers', () => {
    const { container } = render(<Poster film={aFilm({ posterUrl: PLACEHOLDER_POSTER_URL })} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('is generated when the image cannot be loaded, until the film has another', () => {
    const { container, rerender } = render(<Poster film={aFilm({ posterUrl: poster })} />);
    const image = container.querySelector('img');
    if (image !== null) fireEvent.error(image);
    expect(container.querySelector('svg')).not.toBeNull();
    rerender(<Poster film={aFilm({ posterUrl: `${poster}?2` })} />);
    expect(container.querySelector('img')).toHaveAttribute('src', `${poster}?2`);
  });

  it('says its title at once and is drawn a moment later, where there is more to do', async () => {
    const film = aFilm({ title: 'Eşkıya' });
    const { container } = render(
      <PatientPosters value>
        <Poster film={film} />
      </PatientPosters>,
    );
    expect(container).toHaveTextContent('Eşkıya');
    const picture = () => container.querySelector('.poster-picture')?.childElementCount;
    expect(picture()).toBe(0);
    await waitFor(() => expect(picture()).toBeGreaterThan(0));
    expect(container.innerHTML).toBe(render(<Poster film={film} />).container.innerHTML);
  });

  it('is written from the right where its title is', () => {
    const titleOf = (title: string) => {
      const { container } = render(<Poster film={aFilm({ title, posterUrl: undefined })} />);
      return container.querySelector('.poster-title');
    };
    expect(titleOf('عمر المختار: أسد الصحراء')).toHaveAttribute('direction', 'rtl');
    expect(titleOf('Omar Mukhtar')).not.toHaveAttribute('direction');
  });

  it('is the same whatever the film was found under', () => {
    const [one, two] = ['Drama, Suç', 'Romantik'].map((genre) => render(<Poster film={aFilm({ genre })} />));
    expect(two?.container.innerHTML).toBe(one?.container.innerHTML);
  });

  it('is drawn the same twice', () => {
    const one = render(<Poster film={aFilm()} />).container.innerHTML;
    const two = render(<Poster film={aFilm()} />).container.innerHTML;
    expect(two).toBe(one);
  });
});
