import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createReader } from '#features/chat/voice/create-reader.ts';

class FakeUtterance extends EventTarget {
  text: string;
  voice: unknown;
  lang = '';
  constructor(text: string) {
    super();
    this.text = text;
  }
}

const TURKISH = { lang: 'tr-TR', localService: true, name: 'Yelda' };

/** Speech synthesis as the Web Speech API describes it: what is spoken waits until the test lets it end. */
function fakeSpeech(voices: unknown[] = [TURKISH]) {
  const queue: FakeUtterance[] = [];
  const speech = Object.assign(new EventTarget(), {
    getVoices: () => voices,
    speak: (utterance: FakeUtterance) => void queue.push(utterance),
    cancel: vi.fn<() => void>(() => {
      for (const utterance of queue.splice(0)) utterance.dispatchEvent(new Event('error'));
    }),
  });
  return { speech, queue, reader: createReader(speech as unknown as SpeechSynthesis) };
}

beforeEach(() => void vi.stubGlobal('SpeechSynthesisUtterance', FakeUtterance));

describe('reading aloud', () => {
  it('O-12 speaks sentence by sentence with a Turkish voice of the device, until the last', () => {
    const { reader, queue } = fakeSpeech();
    reader.read('a', 'İşte üç film. Keyifli seyirler! Eşkıya 1996 yapımı.');
    expect(queue.map(({ text }) => text)).toEqual([
      'İşte üç film.',
      'Keyifli seyirler!',
      'Eşkıya 1996 yapımı.',
    ]);
    expect(queue.map(({ voice, lang }) => [voice, lang])).toEqual(queue.map(() => [TURKISH, 'tr-TR']));
    queue[0]?.dispatchEvent(new Event('end'));
    expect(reader.store.getState().id).toBe('a');
    queue.at(-1)?.dispatchEvent(new Event('end'));
    expect(reader.store.getState().id).toBeUndefined();
  });

  it('O-12 stops, and gives way to another text, whose own end counts', () => {
    const { reader, queue, speech } = fakeSpeech();
    reader.read('a', 'Bir film.');
    const [first] = queue;
    reader.read('b', 'Öteki film.');
    expect(speech.cancel).toHaveBeenCalledTimes(1);
    first?.dispatchEvent(new Event('end'));
    expect(reader.store.getState().id).toBe('b');
    reader.stop();
    expect(reader.store.getState().id).toBeUndefined();
    expect(queue).toEqual([]);
    reader.stop();
    expect(speech.cancel).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['no voice', []],
    ['an English one', [{ lang: 'en-US', localService: true }]],
    ['a Turkish one of a service', [{ lang: 'tr-TR', localService: false }]],
    ['another language beginning alike', [{ lang: 'trv', localService: true }]],
  ])('O-12 is not offered with %s', (_, voices) => {
    const { reader, queue } = fakeSpeech(voices);
    expect(reader.store.getState().hasVoice).toBe(false);
    reader.read('a', 'Bir film.');
    expect(queue).toEqual([]);
  });

  it('finds voices that come later', () => {
    const voices: unknown[] = [];
    const { reader, speech } = fakeSpeech(voices);
    voices.push({ ...TURKISH, lang: 'tr_TR' });
    speech.dispatchEvent(new Event('voiceschanged'));
    expect(reader.store.getState().hasVoice).toBe(true);
  });
});
