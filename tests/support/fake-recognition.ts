import type { RecognitionClass } from '#features/chat/voice/recognition.ts';

interface FakeOptions {
  /** Where speech can be turned into text without a service; absent in browsers that cannot say. */
  local?: 'available' | 'downloadable' | 'unavailable';
  canInstall?: boolean;
}

/** Speech recognition as the Web Speech API describes it, with what is heard in the hand of the test. */
export function fakeRecognition({ local, canInstall = true }: FakeOptions = {}) {
  const started: Fake[] = [];
  const asked: unknown[] = [];

  class Fake extends EventTarget {
    lang = '';
    interimResults = false;
    processLocally = false;
    calls: string[] = [];
    static available?: RecognitionClass['available'] =
      local === undefined
        ? undefined
        : async (options) => {
            asked.push(options);
            return local;
          };
    static install: RecognitionClass['install'] = async (options) => {
      asked.push(options);
      return canInstall;
    };
    start() {
      this.calls.push('start');
      started.push(this);
    }
    stop() {
      this.calls.push('stop');
      this.end();
    }
    abort() {
      this.calls.push('abort');
      this.fail('aborted');
    }
    /** Each text is a result, as far as it was understood. */
    hear(...texts: string[]) {
      const results = texts.map((transcript) => [{ transcript, confidence: 1 }]);
      this.dispatchEvent(Object.assign(new Event('result'), { results }));
    }
    fail(error: string) {
      this.dispatchEvent(Object.assign(new Event('error'), { error }));
      this.end();
    }
    end() {
      this.dispatchEvent(new Event('end'));
    }
  }
  // Its `addEventListener` is that of every target; the interface names the three events.
  const Recognition = Fake as unknown as RecognitionClass;
  return { Recognition, asked, started, now: () => started.at(-1) as Fake };
}
