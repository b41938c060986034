/** The little Markdown that answers may use: paragraphs, lists, bold, links. Nothing becomes HTML. */
type Block = { kind: 'paragraph'; source: string } | { kind: 'list'; ordered: boolean; items: string[] };

interface Span {
  text: string;
  bold: boolean;
  /** Only for addresses that may be followed. */
  href?: string;
}

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/u;

/** Splits a text into blocks, of which only the last grows while it streams. Their insides are read by `parseSpans`. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line);
    const last = blocks.at(-1);
    if (item) {
      const ordered = item[1] !== undefined;
      const source = item[2] ?? '';
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(source);
      else blocks.push({ kind: 'list', ordered, items: [source] });
    } else if (line.trim() !== '') {
      blocks.push({ kind: 'paragraph', source: line.trim() });
    }
  }
  return blocks;
}

const BOLD = /(\*\*[^*]+\*\*)/u;
const LINK = /(\[[^\]]+\]\(https:\/\/[^\s()]+\)|https:\/\/[^\s()<>"]*[^\s()<>".,;:!?])/u;
const NAMED_LINK = /^\[([^\]]+)\]\((https:\/\/[^\s()]+)\)$/u;

/** Reads a line: bold text, and links to the hosts below. All else stays plain text, HTML tags and images too. */
export function parseSpans(source: string): Span[] {
  return source
    .split(BOLD)
    .filter(Boolean)
    .flatMap((piece) =>
      piece.length > 4 && piece.startsWith('**') && piece.endsWith('**')
        ? withLinks(piece.slice(2, -2), true)
        : withLinks(piece, false),
    );
}

function withLinks(text: string, bold: boolean): Span[] {
  if (!text.includes('https://')) return [{ text, bold }];
  const pieces = text.split(LINK);
  return pieces.flatMap((piece, index): Span[] => {
    if (piece === '') return [];
    // An image is no link: it stays the text it is.
    const isImage = pieces[index - 1]?.endsWith('!') === true;
    const [, name = piece, address = piece] = NAMED_LINK.exec(piece) ?? [];
    return !isImage && mayBeFollowed(address)
      ? [{ text: name, bold, href: address }]
      : [{ text: piece, bold }];
  });
}

/** Links lead to the film database and the video site only. A model may name any other address: it stays text. */
const HOSTS: ReadonlySet<string> = new Set([
  'www.themoviedb.org',
  'themoviedb.org',
  'www.youtube.com',
  'youtube.com',
  'youtu.be',
]);

function mayBeFollowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && HOSTS.has(hostname) && `${port}${username}${password}` === '';
}
