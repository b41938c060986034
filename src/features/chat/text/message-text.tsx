import { memo } from 'react';

import { hyphenated, unbroken } from '#lib/turkish/format.ts';

import { parseSpans, splitBlocks } from './markdown.ts';

interface MessageTextProps {
  text: string;
  /** Whether it is still being written. */
  live?: boolean;
}

/** An answer's text. Its blocks are memoised: only the one that is still growing is read and drawn again. */
export const MessageText = memo(function MessageText({ text, live = false }: MessageTextProps) {
  return (
    <div className="max-w-184 space-y-2 leading-relaxed wrap-anywhere max-sm:text-[0.9375rem]">
      {splitBlocks(text).map((block, index) =>
        block.kind === 'paragraph' ? (
          <Paragraph key={index} source={block.source} live={live} />
        ) : (
          <List key={index} ordered={block.ordered} source={block.items.join('\n')} />
        ),
      )}
    </div>
  );
});

const Paragraph = memo(function Paragraph({ source, live }: { source: string; live: boolean }) {
  // Lines that are being read stay as they are: no balancing while the text grows.
  return <p className={live ? 'text-wrap' : undefined}>{spansOf(source)}</p>;
});

/** Its items are lines of the source. */
const List = memo(function List({ ordered, source }: { ordered: boolean; source: string }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? 'list-decimal pl-6' : 'list-disc pl-6'}>
      {source.split('\n').map((item, index) => (
        <Item key={index} source={item} />
      ))}
    </Tag>
  );
});

const Item = memo(function Item({ source }: { source: string }) {
  return <li>{spansOf(source)}</li>;
});

function spansOf(source: string) {
  return parseSpans(source).map(({ text, bold, href }, index) => {
    const words =
      href === undefined ? unbroken(hyphenated(text)) : <Link key={index} href={href} text={text} />;
    return bold ? <strong key={index}>{words}</strong> : words;
  });
}

function Link({ href, text }: { href: string; text: string }) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link underline underline-offset-4"
    >
      {text}
    </a>
  );
}
