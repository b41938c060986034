import { createStore, type StoreApi } from 'zustand/vanilla';

import { choicesOf, type DeviceRecord } from '#storage/device.ts';

import {
  loadLocalSpeech,
  localSpeech,
  type Recognition,
  type RecognitionClass,
  TURKISH,
} from './recognition.ts';
import { speechProblem } from './speech-problem.ts';

type VoiceState =
  | { phase: 'idle' | 'listening' | 'loading' }
  /** Before the first time: speech would go to a service. `canLoad`: it could stay here after a download. */
  | { phase: 'asking'; canLoad: boolean };

/** What is written into: the composer's draft. */
export type WrittenInto = StoreApi<{ text: string; note?: string | undefined }>;

interface VoiceParts {
  recognition: RecognitionClass;
  draft: WrittenInto;
  device: DeviceRecord;
  /** Sends what stands in the box. */
  submit: (text: string) => void;
}

/** Writes into the box what is spoken, word by word. Nothing is sent by itself unless the person chose so (O-10, O-11). */
export function createVoice({ recognition: Listener, draft, device, submit }: VoiceParts) {
  const store = createStore<VoiceState>(() => ({ phase: 'idle' }));
  let running: Recognition | undefined;
  /** What this has written: a text that differs is the person's own. */
  let written = '';
  const rest = () => store.setState({ phase: 'idle' }, true);

  function abort(): void {
    const ended = running;
    running = undefined;
    ended?.abort();
    rest();
  }
  draft.subscribe(({ text }) => {
    if (running !== undefined && text !== written) abort();
  });

  function listen(processLocally: boolean): void {
    const listener = new Listener();
    listener.lang = TURKISH;
    listener.interimResults = true;
    if (processLocally) listener.processLocally = true;
    const { text: before } = draft.getState();
    const start = before === '' || /\s$/u.test(before) ? before : `${before} `;
    let heard = '';
    let problem: string | undefined;
    const isCurrent = () => running === listener;
    listener.addEventListener('result', ({ results }) => {
      if (!isCurrent()) return;
      heard = Array.from(results, ([best]) => best?.transcript ?? '').join('');
      written = start + heard.trimStart();
      draft.setState({ text: written, note: undefined });
    });
    listener.addEventListener('error', ({ error }) => {
      if (isCurrent()) problem = speechProblem(error);
    });
    listener.addEventListener('end', () => {
      if (!isCurrent()) return;
      running = undefined;
      rest();
      if (problem !== undefined) draft.setState({ note: problem });
      else if (heard.trim() !== '' && choicesOf(device.get()).voiceSends) submit(written);
    });
    written = before;
    running = listener;
    store.setState({ phase: 'listening' }, true);
    try {
      listener.start();
    } catch {
      abort();
      draft.setState({ note: speechProblem('audio-capture') });
    }
  }

  return {
    store,
    /** Begins to listen, or ends it with what was heard. */
    async toggle(): Promise<void> {
      if (running !== undefined) return running.stop();
      if (store.getState().phase !== 'idle') return rest();
      draft.setState({ note: undefined });
      const local = await localSpeech(Listener);
      if (running !== undefined) return;
      if (local === 'ready') listen(true);
      else if (choicesOf(device.get()).voiceAgreed) listen(false);
      else store.setState({ phase: 'asking', canLoad: local === 'downloadable' }, true);
    },
    /** Speech may go to the browser's service, this time and later. */
    agree(): void {
      void device.update((current) => ({ ...current, voiceAgreed: true }));
      listen(false);
    },
    /** Speech shall stay on the device. */
    async load(): Promise<void> {
      store.setState({ phase: 'loading' }, true);
      const isThere = await loadLocalSpeech(Listener);
      if (store.getState().phase !== 'loading') return;
      if (isThere) return listen(true);
      rest();
      draft.setState({ note: 'Türkçe konuşma paketi indirilemedi. Biraz sonra yeniden dene.' });
    },
    /** Ends it without an answer. */
    abort,
  };
}

export type Voice = ReturnType<typeof createVoice>;
