// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { createMemory } from '#ai-service/ladder/memory.ts';
import { createOpenAiModel } from '#ai-service/openai-model.ts';
import { tryModel } from '#ai-service/try-model.ts';
import type { ConfirmRequest } from '#features/confirm/confirm-store.ts';
import { AiSection } from '#features/settings/ai/ai-section.tsx';
import { NO_SETTINGS, type OwnSettings } from '#storage/own-settings.ts';
import { exportFile } from '#features/settings/export-file.ts';
import { PAYLOADS } from '#recommender/ai/payloads.ts';
import { contentSecurityPolicy } from '#server/security-headers.ts';
import { aUser, NOW, openTestRecords } from '#tests/storage/support.ts';
import { createOpenAiStandIn } from '#tests/support/openai-stand-in/app.ts';
import { type KindName, SERVER_KINDS } from '#tests/support/openai-stand-in/kinds.ts';
import type { ServerKind } from '#tests/support/openai-stand-in/server-kind.ts';
import { createTmdbStandIn } from '#tests/support/tmdb-stand-in/app.ts';
import { press } from '../stage.tsx';

const SERVER = 'https://ai.test/v1';
const own = { model: 'gpt-4o-mini', baseUrl: SERVER, apiKey: 'sk-benim', tmdbKey: 'benim' };

/** The section over records in memory, with both services behind its fetch. */
async function open(stored?: OwnSettings, kind?: ServerKind, lent?: string) {
  const { records } = openTestRecords();
  await records.user.set(aUser());
  const settings = records.ownSettings;
  if (stored !== undefined) await settings.set(stored);
  const ai = createOpenAiStandIn({ key: 'sk-benim', ...(kind === undefined ? {} : { kind }) });
  const tmdb = createTmdbStandIn({ apiKey: 'benim' });
  const asked: ConfirmRequest[] = [];
  const aiFetch: typeof fetch = async (input, init) => ai.app.request(String(input), init);
  const tried: string[] = [];
  let seconds = 0;
  let down = false;
  const { container } = render(
    <AiSection
      own={settings}
      connect={async ({ apiKey, baseUrl, model, tmdbKey }) => ({
        ...(apiKey === '' && baseUrl === ''
          ? lent === undefined
            ? {}
            : { ai: { apiKey: '', baseUrl: 'https://sine.test/api/openai', model: lent } }
          : {
              ai: {
                apiKey,
                baseUrl: baseUrl || 'https://api.openai.com/v1',
                model: model || 'gpt-3.5-turbo',
              },
            }),
        ...(tmdbKey === '' ? {} : { tmdb: { baseUrl: 'https://tmdb.test/3', apiKey: tmdbKey } }),
      })}
      readPolicy={async () => contentSecurityPolicy(['https://ai.test'])}
      pageOrigin="https://sine.test"
      fetch={async (input, init) => {
        if (down) throw new TypeError('Failed to fetch');
        const url = String(input);
        return url.startsWith('https://tmdb.test') ? tmdb.app.request(url, init) : ai.app.request(url, init);
      }}
      tryModel={(address) => {
        tried.push(address.model);
        return tryModel({
          model: createOpenAiModel({ ...address, memory: createMemory(), fetch: aiFetch }),
          payload: PAYLOADS.surprise,
          // Each look at the clock is a second after the one before.
          now: () => (seconds += 1) * 1000,
        });
      }}
      confirm={(request) => {
        asked.push(request);
        return request.action();
      }}
    />,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const fill = async (name: string, value: string) => {
    await userEvent.clear(field(name));
    if (value !== '') await userEvent.type(field(name), value);
  };
  return { settings, records, asked, tried, field, fill, container, ai, tmdb, goDown: () => (down = true) };
}

describe('a model that the server lends', () => {
  it('is named while nothing of one’s own is entered', async () => {
    await open(undefined, undefined, 'gpt-4o-mini');
    const hint = /sunucunun anahtarıyla gpt-4o-mini kullanılıyor/u;
    expect(await screen.findByText(hint)).toBeVisible();
    await userEvent.type(screen.getByLabelText('Yapay zekâ anahtarı'), 'sk-benim');
    expect(screen.queryByText(hint)).toBeNull();
    expect(screen.getByText('Boşsa gpt-3.5-turbo.')).toBeVisible();
  });
});

describe('Ayarlar → Yapay Zekâ', () => {
  it('keeps model, address and both keys on this device, and leaves them out of the export', async () => {
    const { fill, settings, records } = await open();
    await fill('Model', ' gpt-4o-mini ');
    await fill('Sunucu adresi', `${SERVER}/`);
    await fill('Yapay zekâ anahtarı', 'sk-benim');
    await fill('TMDB anahtarı', 'benim');
    await press('Kaydet');
    expect(await screen.findByText('Kaydedildi.')).toBeVisible();
    expect(settings.get()).toEqual(own);
    const { text } = exportFile(records, NOW);
    expect(text).not.toContain('sk-benim');
    expect(text).not.toContain('benim');
  });

  it('warns plainly, and hides the keys', async () => {
    const { field } = await open(own);
    expect(screen.getByText(/şifrelenmeden durur/u)).toBeVisible();
    for (const name of ['Yapay zekâ anahtarı', 'TMDB anahtarı']) expect(field(name).type).toBe('password');
  });

  it('forgets them after asking', async () => {
    const { settings, asked, field } = await open(own);
    await press('Anahtarları unut');
    expect(asked[0]).toMatchObject({ tone: 'danger', verb: 'Unut' });
    expect(settings.get()).toEqual(NO_SETTINGS);
    await waitFor(() => expect(field('Yapay zekâ anahtarı').value).toBe(''));
    expect(screen.queryByRole('button', { name: 'Anahtarları unut' })).toBeNull();
  });

  it('refuses what is no address', async () => {
    const { fill, settings } = await open();
    await fill('Sunucu adresi', 'localhost:11434');
    expect(screen.getByLabelText('Sunucu adresi')).toBeInvalid();
    await press('Kaydet');
    expect(settings.get()).toEqual(NO_SETTINGS);
    expect(screen.getByRole('button', { name: 'Bağlantıyı sına' })).toBeDisabled();
  });

  it('says when the page may not connect to an address, and what would help', async () => {
    const { fill } = await open();
    await fill('Sunucu adresi', 'https://openrouter.ai/api/v1');
    expect(await screen.findByRole('note')).toHaveTextContent(
      'CONNECT_SRC değişkenine https://openrouter.ai',
    );
    await fill('Sunucu adresi', 'http://localhost:11434/v1');
    expect(screen.queryByRole('note')).toBeNull();
  });
});

const FILMS_WORK = 'Film önerileri çalışıyor: gpt-4o-mini ile bir öneri birkaç saniye sürer.';
const CHAT_WORKS = 'Sohbet çalışıyor: model uygulamanın araçlarını kullanabiliyor.';

describe('servers on this device', () => {
  it('T-22 fills in the address of a preset, and says how its server has to be started', async () => {
    const { settings, field } = await open();
    await press('LM Studio');
    expect(field('Sunucu adresi').value).toBe('http://localhost:1234/v1');
    expect(screen.getByText(/Enable CORS/u)).toBeVisible();
    await press('Ollama');
    expect(screen.getByText(/OLLAMA_ORIGINS=https:\/\/sine\.test /u)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ollama' })).toHaveAttribute('aria-pressed', 'true');
    await press('Kaydet');
    await waitFor(() => expect(settings.get().baseUrl).toBe('http://localhost:11434/v1'));
  });

  it('T-22 offers the models of the server, and asks for them once', async () => {
    const { field, container } = await open(own);
    const options = () =>
      [...container.querySelectorAll('datalist option')].map((each) => each.getAttribute('value'));
    expect(options()).toEqual([]);
    await userEvent.click(field('Model'));
    await waitFor(() => expect(options()).toContain('gpt-4o-mini'));
    expect(field('Model').getAttribute('list')).toBe(container.querySelector('datalist')?.id);
  });

  it('T-22 offers none where the server cannot be asked', async () => {
    const { field, container, goDown } = await open(own);
    goDown();
    await userEvent.click(field('Model'));
    expect(container.querySelectorAll('datalist option')).toHaveLength(0);
  });
});

describe('Bağlantıyı sına', () => {
  const outcome = async () => {
    await press('Bağlantıyı sına');
    // The first says whether the fields were saved.
    const [, status] = screen.getAllByRole('status');
    await waitFor(() => expect(status?.textContent).not.toMatch(/^$|sınanıyor/u));
    return status?.textContent;
  };

  it('says that both work, with what is typed and not kept yet', async () => {
    const { fill, settings } = await open();
    await fill('Model', 'gpt-4o-mini');
    await fill('Yapay zekâ anahtarı', 'sk-benim');
    await fill('TMDB anahtarı', 'benim');
    expect(await outcome()).toBe(`${FILMS_WORK}${CHAT_WORKS}TMDB bağlantısı çalışıyor.`);
    expect(settings.get()).toEqual(NO_SETTINGS);
  });

  it.each([
    [
      { ...own, apiKey: 'sk-baska' },
      "Yapay zekâ anahtarı geçersiz. Ayarlar'dan denetleyebilirsin.TMDB bağlantısı çalışıyor.",
    ],
    [{ ...own, tmdbKey: 'baska' }, `${FILMS_WORK}${CHAT_WORKS}TMDB anahtarı geçersiz.`],
    [
      { ...own, model: 'yok-boyle' },
      'Yapay zekâ servisine bağlanıldı, ama “yok-boyle” modeli orada yok. Orada olanlar: gpt-3.5-turbo, gpt-4o-mini.TMDB bağlantısı çalışıyor.',
    ],
    [NO_SETTINGS, 'Bağlanacak bir servis yok: yerleşik asistan konuşuyor, o internetsiz de çalışır.'],
  ])('says what is wrong: %#', async (settings, text) => {
    await open(settings);
    expect(await outcome()).toBe(text);
  });

  it.each<[KindName, string]>([
    [
      'openAiThinker',
      'Film önerileri çalışıyor: gpt-5-mini ile bir öneri birkaç saniye sürer.Sohbet çalışıyor: model uygulamanın araçlarını kullanabiliyor.',
    ],
    [
      'ollamaWithoutTools',
      'Film önerileri çalışıyor: gemma3:4b ile bir öneri birkaç saniye sürer.Sohbet: Bu model araç kullanamıyor. Seninle yerleşik asistan konuşur, filmleri yine model seçer.',
    ],
  ])('T-21 says which uses work, and what follows: %s', async (name, text) => {
    const kind = SERVER_KINDS[name];
    await open({ ...own, model: kind.model, tmdbKey: '' }, kind);
    expect(await outcome()).toBe(text);
  });

  it('says so where the model does nothing as it was told', async () => {
    const kind = { model: 'dalgin', says: () => ({ text: 'Bugün hava güzel.' }) };
    await open({ ...own, model: 'dalgin', tmdbKey: '' }, kind);
    expect(await outcome()).toBe(
      'Film önerileri: model istenen biçimde yanıt vermedi. Filmleri yerleşik önerici seçer.Sohbet: model istenen biçimde yanıt vermedi. Seninle yerleşik asistan konuşur.',
    );
  });

  it('knows a model by its short name', async () => {
    const kind = { model: 'llama3.2:latest' };
    const { tried } = await open({ ...own, model: 'llama3.2', tmdbKey: '' }, kind);
    await outcome();
    expect(tried).toEqual(['llama3.2']);
  });

  it('names a letter that no key has', async () => {
    await open({ ...own, apiKey: 'sk-benı\u200Bm', tmdbKey: '' });
    expect(await outcome()).toBe(
      "Yapay zekâ anahtarında bulunamayacak bir harf ya da boşluk var. Ayarlar'dan yeniden yapıştır.",
    );
  });

  it('does not try what the page may not reach', async () => {
    const { tried } = await open({ ...own, baseUrl: 'https://openrouter.ai/api/v1', tmdbKey: '' });
    await screen.findByRole('note');
    expect(await outcome()).toBe('Bu sayfanın güvenlik kuralı yapay zekâ servisinin adresine izin vermiyor.');
    expect(tried).toEqual([]);
  });

  it('says that nobody is there', async () => {
    const { goDown } = await open(own);
    goDown();
    expect(await outcome()).toBe("Servise ulaşılamadı. Bağlantını denetle.TMDB'ye ulaşılamadı.");
  });
});
