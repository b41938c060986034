import { createStore } from 'zustand/vanilla';

interface Reading {
  /** Whether the device has a Turkish voice of its own. */
  hasVoice: boolean;
  /** What is being read. */
  id?: string | undefined;
}

/** A voice that needs a service would send the answer away. */
const isTurkish = ({ lang, localService }: SpeechSynthesisVoice) =>
  localService && /^tr(?:[-_]|$)/iu.test(lang);

const sentences = new Intl.Segmenter('tr', { granularity: 'sentence' });

/** Reads texts aloud, one at a time (O-12). */
export function createReader(speech: SpeechSynthesis | undefined) {
  const store = createStore<Reading>(() => ({ hasVoice: false }));
  const voice = () => speech?.getVoices().find(isTurkish);
  const look = () => store.setState({ hasVoice: voice() !== undefined });
  look();
  // Browsers find their voices after the page has asked for them.
  speech?.addEventListener?.('voiceschanged', look);

  function stop(): void {
    if (store.getState().id === undefined) return;
    store.setState({ id: undefined });
    speech?.cancel();
  }

  return {
    store,
    stop,
    /** @param id of what is read, so that its button can end it */
    read(id: string, text: string): void {
      stop();
      const turkish = voice();
      if (speech === undefined || turkish === undefined) return;
      store.setState({ id });
      // One by one: some browsers break off what takes longer than a quarter of a minute.
      const spoken = Array.from(sentences.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
      const utterances = spoken.map((sentence) => {
        const utterance = new SpeechSynthesisUtterance(sentence);
        utterance.voice = turkish;
        utterance.lang = turkish.lang;
        return utterance;
      });
      const end = () => {
        if (store.getState().id === id) store.setState({ id: undefined });
      };
      utterances.at(-1)?.addEventListener('end', end);
      for (const utterance of utterances) {
        utterance.addEventListener('error', end);
        speech.speak(utterance);
      }
      if (utterances.length === 0) end();
    },
  };
}

export type Reader = ReturnType<typeof createReader>;
