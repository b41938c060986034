/** A browser's speech recognition as the Web Speech API describes it, as far as it is used here: TypeScript knows only its events. */
export interface Recognition {
  lang: string;
  interimResults: boolean;
  /** Only where the browser can do without a service of its own. */
  processLocally?: boolean;
  addEventListener(type: 'result', listen: (event: SpeechRecognitionEvent) => void): void;
  addEventListener(type: 'error', listen: (event: SpeechRecognitionErrorEvent) => void): void;
  addEventListener(type: 'end', listen: () => void): void;
  start(): void;
  /** Answers what was heard so far, then ends. */
  stop(): void;
  /** Ends without an answer. */
  abort(): void;
}

interface LocalOptions {
  langs: string[];
  processLocally: true;
}

export interface RecognitionClass {
  new (): Recognition;
  /** Absent where nothing can be recognised on the device. */
  available?: (
    options: LocalOptions,
  ) => Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  install?: (options: LocalOptions) => Promise<boolean>;
}

declare global {
  interface Window {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  }
}

/** What this browser listens with, if it does. */
export const findRecognition = (page: Window): RecognitionClass | undefined =>
  page.SpeechRecognition ?? page.webkitSpeechRecognition;

export const TURKISH = 'tr-TR';
const LOCALLY: LocalOptions = { langs: [TURKISH], processLocally: true };

/** Whether speech can stay on the device: now, after a download, or not at all. */
export async function localSpeech(recognition: RecognitionClass): Promise<'ready' | 'downloadable' | 'none'> {
  const state = await recognition.available?.(LOCALLY).catch(() => undefined);
  if (state === 'available') return 'ready';
  const canLoad = state === 'downloadable' || state === 'downloading';
  return canLoad && recognition.install !== undefined ? 'downloadable' : 'none';
}

/** Downloads what keeps speech on the device; answers whether it is there. */
export const loadLocalSpeech = async (recognition: RecognitionClass): Promise<boolean> =>
  (await recognition.install?.(LOCALLY).catch(() => false)) ?? false;
