/** A shorter one is a word ("ollama", "none") rather than a secret, and may well stand in an honest answer. */
const SHORTEST_SECRET = 12;
const MASK = 0x2a; // *
/** What services write in their errors instead of a key: its ends, with asterisks between, or all that begins like one. */
const LOOKS_LIKE_KEY = /[\w-]*\*{3,}[\w-]*|\bsk-[\w-]{8,}/gu;

/** The key as it may come back: as it is, or as part of an address. */
const formsOf = (key: string) => [...new Set([key, encodeURIComponent(key)])].filter((form) => form !== '');

/** The text without the key, and without what looks like one. */
export function hideKey(text: string, key: string): string {
  return formsOf(key)
    .reduce((rest, form) => rest.replaceAll(form, '***'), text)
    .replaceAll(LOOKS_LIKE_KEY, '***');
}

/** The same for every text in a JSON value. */
export function hideKeyInJson(value: unknown, key: string): unknown {
  if (typeof value === 'string') return hideKey(value, key);
  if (Array.isArray(value)) return value.map((item) => hideKeyInJson(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [hideKey(name, key), hideKeyInJson(item, key)]),
  );
}

/** Takes the pieces of an answer one by one and gives them back without the key. */
export interface KeyHider {
  /** Holds back no more than what may be the beginning of a key. */
  next(piece: Uint8Array): Uint8Array;
  rest(): Uint8Array;
}

/** Hides a key even where it is torn between two pieces; undefined when there is no secret to hide. */
export function createKeyHider(key: string): KeyHider | undefined {
  if (key.length < SHORTEST_SECRET) return undefined;
  const forms = formsOf(key).map((form) => new TextEncoder().encode(form));
  let held = new Uint8Array();
  return {
    next(piece) {
      const bytes = new Uint8Array(held.length + piece.length);
      bytes.set(held);
      bytes.set(piece, held.length);
      for (const form of forms) mask(bytes, form);
      const kept = Math.max(...forms.map((form) => begunAtEnd(bytes, form)));
      held = bytes.slice(bytes.length - kept);
      return bytes.subarray(0, bytes.length - kept);
    },
    rest: () => held,
  };
}

function mask(bytes: Uint8Array, form: Uint8Array): void {
  for (let at = indexOf(bytes, form, 0); at >= 0; at = indexOf(bytes, form, at + form.length)) {
    bytes.fill(MASK, at, at + form.length);
  }
}

function indexOf(bytes: Uint8Array, form: Uint8Array, from: number): number {
  const [first = 0] = form;
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (form.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

/** How many of the last bytes may go on to become the form. */
function begunAtEnd(bytes: Uint8Array, form: Uint8Array): number {
  for (let length = Math.min(form.length - 1, bytes.length); length > 0; length--) {
    if (bytes.subarray(bytes.length - length).every((byte, index) => byte === form[index])) return length;
  }
  return 0;
}
