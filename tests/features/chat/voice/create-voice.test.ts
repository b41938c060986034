import { describe, expect, it, vi } from 'vitest';

import { createDraft } from '#features/chat/composer/draft-store.ts';
import { createVoice } from '#features/chat/voice/create-voice.ts';
import { openTestRecords } from '#tests/storage/support.ts';
import { fakeRecognition } from '#tests/support/fake-recognition.ts';

type Options = Parameters<typeof fakeRecognition>[0];

function listening(options: Options = { local: 'available' }) {
  const fake = fakeRecognition(options);
  const { records } = openTestRecords();
  const draft = createDraft();
  const submit = vi.fn<(text: string) => void>();
  const voice = createVoice({ recognition: fake.Recognition, draft, device: records.device, submit });
  return { ...fake, voice, draft, submit, device: records.device, text: () => draft.getState().text };
}

describe('speaking into the box', () => {
  it('O-10 writes each word as it is heard, behind what stands there, and sends nothing', async () => {
    const { voice, draft, now, text, submit } = listening();
    draft.setState({ text: 'bugün' });
    await voice.toggle();
    expect(voice.store.getState().phase).toBe('listening');
    expect(now()).toMatchObject({ lang: 'tr-TR', interimResults: true, processLocally: true });
    now().hear('komik');
    expect(text()).toBe('bugün komik');
    now().hear('komik bir', ' film öner');
    expect(text()).toBe('bugün komik bir film öner');
    now().end();
    expect(voice.store.getState().phase).toBe('idle');
    expect(text()).toBe('bugün komik bir film öner');
    expect(submit).not.toHaveBeenCalled();
  });

  it('O-10 sends what was spoken where that was chosen, and never what was not heard', async () => {
    const { voice, device, now, submit } = listening();
    await device.update(() => ({ voiceSends: true }));
    await voice.toggle();
    now().end();
    await voice.toggle();
    now().hear('komedi');
    now().fail('network');
    expect(submit).not.toHaveBeenCalled();
    await voice.toggle();
    now().hear('komedi öner');
    await voice.toggle();
    expect(submit.mock.calls).toEqual([['komedi komedi öner']]);
  });

  it('ends where the person types or sends: their text stands', async () => {
    const { voice, draft, now, text } = listening();
    await voice.toggle();
    const first = now();
    first.hear('komedi');
    draft.setState({ text: 'dram' });
    expect(first.calls).toEqual(['start', 'abort']);
    first.hear('komedi öner');
    expect(text()).toBe('dram');
    expect(voice.store.getState().phase).toBe('idle');
  });

  it.each([
    ['no-speech', /duyamadım/u],
    ['not-allowed', /Mikrofon izni yok/u],
    ['audio-capture', /Mikrofona ulaşamadım/u],
    ['network', /servisine ulaşılamadı/u],
    ['language-not-supported', /Türkçe/u],
    ['something new', /yazarak sürdürebilirsin/u],
  ])('O-10 says what went wrong: %s', async (error, words) => {
    const { voice, draft, now } = listening();
    await voice.toggle();
    now().fail(error);
    expect(draft.getState().note).toMatch(words);
    expect(voice.store.getState().phase).toBe('idle');
  });
});

describe('where speech goes', () => {
  it.each([{}, { local: 'unavailable' } as const])(
    'O-11 is said before the first time where it leaves the device (%o), and not again',
    async (options) => {
      const { voice, started, device } = listening(options);
      await voice.toggle();
      expect(voice.store.getState()).toEqual({ phase: 'asking', canLoad: false });
      expect(started).toEqual([]);
      await voice.toggle();
      expect(voice.store.getState().phase).toBe('idle');
      await voice.toggle();
      voice.agree();
      expect(started).toHaveLength(1);
      expect(started[0]?.processLocally).toBe(false);
      await vi.waitFor(() => expect(device.get()).toMatchObject({ voiceAgreed: true }));
      voice.abort();
      await voice.toggle();
      expect(started).toHaveLength(2);
    },
  );

  it('O-11 is the device where the browser can, which is told by its language', async () => {
    const { voice, asked, now } = listening({ local: 'available' });
    await voice.toggle();
    expect(asked).toEqual([{ langs: ['tr-TR'], processLocally: true }]);
    expect(now().processLocally).toBe(true);
  });

  it('O-11 can be the device after a download that the person asks for', async () => {
    const { voice, now, started } = listening({ local: 'downloadable' });
    await voice.toggle();
    expect(voice.store.getState()).toEqual({ phase: 'asking', canLoad: true });
    expect(started).toEqual([]);
    await voice.load();
    expect(now().processLocally).toBe(true);
  });

  it('says that the download failed, and does not listen elsewhere instead', async () => {
    const { voice, draft, started } = listening({ local: 'downloadable', canInstall: false });
    await voice.toggle();
    await voice.load();
    expect(draft.getState().note).toMatch(/indirilemedi/u);
    expect(started).toEqual([]);
  });
});
