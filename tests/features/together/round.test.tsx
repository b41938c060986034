// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { readRound, writeRound } from '#domain/round-code.ts';
import { type Answer, newRound, type Round } from '#domain/round.ts';
import { filmCode } from '#recommender/built-in/round-films.ts';
import { SMALL_CATALOGUE } from '#tests/support/small-catalogue.ts';

import { openTogether } from './stage.tsx';

const FILMS = SMALL_CATALOGUE.slice(0, 4);
const [first, second, third, fourth] = FILMS.map(({ title }) => title);
const ROUND = newRound(FILMS.map(({ id }) => filmCode(id)));
const open = (round: Round = ROUND) => openTogether({ code: writeRound(round) });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const question = () => screen.findByRole('region', { name: /kişinin seçimi$/u });
const shown = async () => within(await question()).getByRole('heading', { level: 2 }).textContent;
const kept = (steps: readonly (string | undefined)[]) => {
  const reading = readRound(steps.at(-1) ?? '');
  if (!reading.ok) throw new Error(reading.message);
  return reading.round;
};
const ALL: Answer[] = ['yes', 'no', 'yes', 'seen'];

afterEach(() => vi.unstubAllGlobals());

describe('a round on the screen', () => {
  it('J-12 asks film by film, and keeps every answer in the address', async () => {
    const { steps } = open();
    expect(await shown()).toBe(first);
    await press('Evet');
    expect(await shown()).toBe(second);
    await press('Gördüm');
    await press('Hayır');
    expect(kept(steps).first).toEqual(['yes', 'seen', 'no']);
    await press('Geri al');
    expect(await shown()).toBe(third);
    expect(kept(steps).first).toEqual(['yes', 'seen']);
  });

  it('J-12 is answered by keys alone', async () => {
    const { steps } = open();
    // The focus comes after the first paint.
    const asked = await question();
    await waitFor(() => expect(asked).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowUp}{Backspace}{ArrowLeft}');
    expect(kept(steps).first).toEqual(['yes', 'no']);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    expect(kept(steps).first).toHaveLength(2);
  });

  it('J-12 goes on by keys where the film that had the focus has gone', async () => {
    const { steps } = open();
    await question();
    screen.getByRole('button', { name: first ?? '' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(kept(steps).first).toEqual(['yes', 'yes']);
  });

  it('J-12 loses no answer that is given before the address tells of the last one, and gives none to the other person', async () => {
    const codes: (string | undefined)[] = [];
    openTogether({ code: writeRound(ROUND), show: (code) => void codes.push(code) });
    await question();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(kept(codes)).toEqual({ ...ROUND, first: ['yes', 'no', 'seen', 'yes'] });
  });

  it('J-12 is answered by dragging, which has to be meant', async () => {
    const { steps } = open();
    const drag = async (by: number) => {
      const card = within(await question()).getByRole('article');
      fireEvent.pointerDown(card, { button: 0, clientX: 200, pointerId: 1 });
      fireEvent.pointerMove(card, { clientX: 200 + by, pointerId: 1 });
      const words = card.textContent;
      fireEvent.pointerUp(card, { clientX: 200 + by, pointerId: 1 });
      return words;
    };
    expect(await drag(40)).toContain('Evet');
    expect(await shown()).toBe(first);
    expect(await drag(-140)).toContain('Hayır');
    await drag(140);
    expect(kept(steps).first).toEqual(['no', 'yes']);
  });

  it('J-12 hands over without telling what the first one said', async () => {
    open({ ...ROUND, first: ALL });
    const turn = await screen.findByRole('heading', { name: 'Sıra ikinci kişide' });
    await waitFor(() => expect(turn).toHaveFocus());
    for (const title of [first, second, third, fourth]) expect(screen.queryByText(title ?? '')).toBeNull();
    await press('Sıra bende, başla');
    expect(await shown()).toBe(first);
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByText('İkinci kişi · 2/4')).toBeVisible();
  });

  it('J-13 ends with what both want, then what one wants', async () => {
    open({ ...ROUND, first: ALL, second: ['yes', 'yes', 'no', 'yes'] });
    const heading = await screen.findByRole('heading', { name: 'İkiniz de istiyorsunuz' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual([first]);
    const wants = (name: string) => screen.getByRole('heading', { name }).parentElement;
    expect(wants('Yalnız birinci kişi istiyor')).toHaveTextContent(third ?? '');
    expect(wants('Yalnız ikinci kişi istiyor')).toHaveTextContent(second ?? '');
    expect(screen.queryByText(fourth ?? '')).toBeNull();
  });

  it('J-13 says where both want nothing together', async () => {
    open({ ...ROUND, first: ['no', 'no', 'no', 'no'], second: ['no', 'no', 'no', 'no'] });
    expect(await screen.findByRole('heading', { name: 'Bu turda ortak film çıkmadı' })).toBeVisible();
    await press('Yeni tur');
    expect(screen.getByLabelText('Bu akşam ne istersin?')).toBeVisible();
  });

  it.each(['', 'x', '1kotu', `2${writeRound(ROUND).slice(1)}`, '%00', '<b>'.repeat(500)])(
    'J-14 says what is wrong with an address (%#)',
    async (code) => {
      openTogether({ code });
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Bu tur.+\.$/u);
      await press('Yeni tur başlat');
      expect(screen.getByLabelText('Bu akşam ne istersin?')).toBeVisible();
    },
  );

  it('J-14 says that films of another catalogue are not known', async () => {
    open(newRound([1, 2, 3]));
    expect(await screen.findByRole('alert')).toHaveTextContent(/filmlerin hepsi burada yok/u);
  });

  it('J-17 is sent by the sheet of the device', async () => {
    const share = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    const round = { ...ROUND, first: ALL };
    open(round);
    await screen.findByRole('heading', { name: 'Sıra ikinci kişide' });
    await press('Bağlantıyı gönder');
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ url: `https://ornek.com/#/recommend/ikimiz/${writeRound(round)}` }),
    );
  });

  it('J-17 is copied where there is no sheet, and shown where nothing can be copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }));
    open({ ...ROUND, first: ALL });
    await screen.findByRole('heading', { name: 'Sıra ikinci kişide' });
    await press('Bağlantıyı gönder');
    expect(await screen.findByText(/Bağlantı kopyalandı/u)).toBeVisible();
    writeText.mockRejectedValue(new Error('refused'));
    await press('Bağlantıyı gönder');
    expect(await screen.findByLabelText('Turun bağlantısı')).toHaveValue(
      `https://ornek.com/#/recommend/ikimiz/${writeRound({ ...ROUND, first: ALL })}`,
    );
  });
});
