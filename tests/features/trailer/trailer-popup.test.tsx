// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';

import type { Trailer } from '#domain/trailer.ts';
import { embedUrl, TrailerPopup } from '#features/trailer/trailer-popup.tsx';

const trailer: Trailer = {
  key: 'a b/c',
  name: 'Resmî Fragman',
  type: 'Trailer',
  movieTitle: 'Titanik',
  movieYear: 1997,
  url: 'https://www.youtube.com/embed/x',
  thumbnailUrl: '',
  watchUrl: 'https://www.youtube.com/watch?v=x',
};
const query = { title: 'Titanik', year: 1997 };

describe('the trailer popup', () => {
  it('P-17 plays at once, on the host that sets no cookies, in a frame named by the film', () => {
    render(
      <TrailerPopup
        result={{ ...query, trailer: { ...trailer, key: '' } }}
        onClose={() => {}}
        onLeave={() => {}}
      />,
    );
    const frame = screen.getByTitle('Titanik');
    const src = new URL(frame.getAttribute('src') ?? '');
    expect(src.host).toBe('www.youtube-nocookie.com');
    expect(src.searchParams.get('autoplay')).toBe('1');
  });

  it('writes the key so that it stays a key', () => {
    expect(new URL(embedUrl(trailer)).pathname).toBe('/embed/a%20b%2Fc');
  });

  it('P-19 P-20 locks the page behind it, and closes on Escape and on its X', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <TrailerPopup
        result={{ ...query, trailer: { ...trailer, key: '' } }}
        onClose={onClose}
        onLeave={() => {}}
      />,
    );
    expect(document.body).toHaveAttribute('data-scroll-locked');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Kapat' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('P-21 P-22 says when there is none, with a tip and the way to look by hand', () => {
    render(<TrailerPopup result={query} onClose={() => {}} onLeave={() => {}} />);
    const popup = screen.getByRole('dialog', { name: 'Fragman Bulunamadı' });
    expect(popup).toHaveTextContent(
      '“Titanik” filmi için maalesef fragman bulunamadı. Video sitesinde ararsan fragmanı çoğu zaman ilk sırada çıkar.',
    );
    expect(popup).not.toHaveTextContent('TMDB');
    const link = screen.getByRole('link', { name: /Video sitesinde ara/u });
    const words = new URL(link.getAttribute('href') ?? '').searchParams.get('search_query');
    expect(words).toBe('Titanik 1997 fragman');
    expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('V-10 says where no movie database is connected, and offers the video site before the settings', async () => {
    const onLeave = vi.fn<() => void>();
    render(
      <TrailerPopup result={{ ...query, trailer: 'notConnected' }} onClose={() => {}} onLeave={onLeave} />,
    );
    const popup = screen.getByRole('dialog', { name: 'Fragman Bulunamadı' });
    expect(popup).toHaveTextContent(/film veri tabanı \(TMDB\) bağlı değil\. Ayarlar'ı aç/u);
    const [site, settings] = screen.getAllByRole('link');
    expect(site).toHaveAccessibleName(/^Video sitesinde ara/u);
    expect(settings).toHaveAttribute('href', '#/settings/ai');
    await userEvent.click(settings ?? popup);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it('is not there without a result', () => {
    render(<TrailerPopup result={undefined} onClose={() => {}} onLeave={() => {}} />);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
