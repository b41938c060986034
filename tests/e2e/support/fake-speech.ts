import type { Page } from '@playwright/test';

/**
 * Speech as the Web Speech API describes it, in the place of the browser's: what is heard is said through `window.hear`, and
 * what is read aloud stands in `window.spoken`.
 */
export async function fakeSpeech(
  page: Page,
  { local }: { local: 'available' | 'unavailable' },
): Promise<void> {
  await page.addInitScript((available) => {
    const started: EventTarget[] = [];
    class SpeechRecognition extends EventTarget {
      static available = async () => available;
      start() {
        started.push(this);
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.dispatchEvent(new Event('end'));
      }
    }
    const hear = (text: string) => {
      const results = [[{ transcript: text, confidence: 1 }]];
      started.at(-1)?.dispatchEvent(Object.assign(new Event('result'), { results }));
    };
    const spoken: string[] = [];
    const speechSynthesis = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'tr-TR', localService: true, name: 'Yelda' }],
      speak: ({ text }: { text: string }) => void spoken.push(text),
      cancel: () => void spoken.push('—'),
    });
    class SpeechSynthesisUtterance extends EventTarget {
      text: string;
      constructor(text: string) {
        super();
        this.text = text;
      }
    }
    for (const [name, value] of Object.entries({
      SpeechRecognition,
      speechSynthesis,
      SpeechSynthesisUtterance,
      hear,
      spoken,
    })) {
      Object.defineProperty(window, name, { value, configurable: true });
    }
  }, local);
}

/** Something is said into the microphone. */
export const say = (page: Page, text: string) =>
  page.evaluate((words) => (window as unknown as { hear: (text: string) => void }).hear(words), text);

/** What was read aloud; `—` where it was broken off. */
export const spokenIn = (page: Page) =>
  page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);
