/** The little Markdown that answers may use (product.md §1): paragraphs, lists, bold. Nothing becomes HTML. */
export type Block =
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] };

export interface Span {
  text: string;
  bold: boolean;
}

const ITEM = /^\s*(?:[-*•]|(\d{1,3})[.)])\s+(.*)$/u;

/** Reads a text into blocks. Whatever is no list or bold stays the text it is: links, images and tags stay inert. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const item = ITEM.exec(line);
    const last = blocks.at(-1);
    if (item) {
      const ordered = item[1] !== undefined;
      const spans = parseSpans(item[2] ?? '');
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(spans);
      else blocks.push({ kind: 'list', ordered, items: [spans] });
    } else if (line.trim() !== '') {
      blocks.push({ kind: 'paragraph', spans: parseSpans(line.trim()) });
    }
  }
  return blocks;
}

function parseSpans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*)/u)
    .filter(Boolean)
    .map((piece) =>
      piece.length > 4 && piece.startsWith('**') && piece.endsWith('**')
        ? { text: piece.slice(2, -2), bold: true }
        : { text: piece, bold: false },
    );
}
