/** A shorter one is a word ("ollama", "none") rather than a secret, and may well stand in an honest answer. */
const SHORTEST_SECRET = 8;
const MASK = 0x2a; // *
/** What services write in their errors instead of a key: its ends, with asterisks between, or all that begins like one. */
const LOOKS_LIKE_KEY = /[\w-]*\*{3,}[\w-]*|\bsk-[\w-]{8,}/gu;

/** The key as it may come back: as it is, as part of an address, or in JSON that escapes its slashes. */
function formsOf(key: string): string[] {
  if (key.length < SHORTEST_SECRET) return [];
  const inJson = JSON.stringify(key).slice(1, -1);
  return [...new Set([key, encodeURIComponent(key), inJson, inJson.replaceAll('/', String.raw`\/`)])];
}

/** The text without the key, and without what looks like one. */
export function hideKey(text: string, key: string): string {
  return formsOf(key)
    .reduce((rest, form) => rest.replaceAll(form, '***'), text)
    .replaceAll(LOOKS_LIKE_KEY, '***');
}

/**
 * The bytes as they come, with the key masked. A reader that leaves ends the source; a source that breaks breaks this
 * too, so that nobody takes half an answer for a whole one.
 */
export function withoutKey(source: ReadableStream<Uint8Array>, key: string): ReadableStream<Uint8Array> {
  const hider = createKeyHider(key);
  return source.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        const bytes = hider.next(piece);
        if (bytes.length > 0) controller.enqueue(bytes);
      },
      flush(controller) {
        if (hider.rest().length > 0) controller.enqueue(hider.rest());
      },
    }),
  );
}

/** Writes asterisks over the key in all that passes, even where it is torn between two pieces. */
export function createKeyHider(key: string) {
  const forms = formsOf(key).map((form) => new TextEncoder().encode(form));
  let held = new Uint8Array();
  return {
    /** What can be passed on: all but an end that may be the beginning of a key. It may write on the piece itself. */
    next(piece: Uint8Array): Uint8Array {
      const bytes = held.length === 0 ? piece : joined(held, piece);
      let end = bytes.length;
      for (const form of forms) end = Math.min(end, maskIn(bytes, form));
      held = bytes.slice(end);
      return bytes.subarray(0, end);
    },
    rest: () => held,
  };
}

function joined(head: Uint8Array, tail: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(head.length + tail.length);
  bytes.set(head);
  bytes.set(tail, head.length);
  return bytes;
}

/** Masks the form wherever it is whole; answers where it begins without having its end yet, else the length. */
function maskIn(bytes: Uint8Array, form: Uint8Array): number {
  const [first = 0] = form;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (!agreesFrom(bytes, form, at)) continue;
    if (at + form.length > bytes.length) return at;
    bytes.fill(MASK, at, at + form.length);
  }
  return bytes.length;
}

/** Whether the form stands at this place, as far as there are bytes. */
function agreesFrom(bytes: Uint8Array, form: Uint8Array, at: number): boolean {
  const length = Math.min(form.length, bytes.length - at);
  for (let i = 1; i < length; i++) if (bytes[at + i] !== form[i]) return false;
  return true;
}
