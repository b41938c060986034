import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path/posix';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'tools', 'catalogue/films'];

/** Every file with texts that people read, with its lines that are no comments. */
const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file.replaceAll('\\', '/')))
    // What people say is theirs, and what is written from the catalogue follows it.
    .filter(
      (file) =>
        /\.(?:tsx?|json)$/u.test(file) && !/lexicon|common-words|words\.json|films\/data|weights/u.test(file),
    ),
).map((file) => ({
  file,
  lines: readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\/?\*)/u.test(line)),
}));

/** The texts that the specification fixes, and the names that tests and people rely on (docs/product.md). */
const FIXED = [
  'Henüz film öneriniz yok',
  'İlk önerinizi alın →',
  'Henüz favori filminiz yok',
  'Henüz izlediğiniz film yok',
  'Arama kriterlerinize uygun film bulunamadı',
  'En az bir tür seçmelisiniz',
  'Film Önerileriniz',
  'Size özel filmler aranıyor',
  'Geçerli bir e-posta adresi girin',
  'Mesajınız',
  // Said of two.
  'birlikte bulursunuz',
  'İkiniz',
  'ikiniz',
];
/** Forms of siz: `izlediğiniz`, `seçmelisiniz`, `kayıtlarınıza`; the pronoun; and what is asked politely. */
const FORMAL =
  /(?<!\p{L})(?:\p{L}{2,}(?:s[ıiuü]n|[ıiuü]n)[ıiuü]z(?:[aeıiuü]|d[ae]n?|[ae]|ın|in)?|Siz(?:e|i|in|den|de)?|siz(?:in|den|de)|(?:seç|gir|al|yaz|dene|bekle|aç|yap|sil|ekle|denetle)(?:y?[ıiuü]n))(?!\p{L})/gu;
/** Words that only look so. */
const INNOCENT = new Set(['yalnız', 'ansızın', 'denizin', 'deniz', 'yazın', 'alın', 'açın']);

const found = (pattern: RegExp, allowed: (line: string, match: string) => boolean) =>
  sources.flatMap(({ file, lines }) =>
    lines.flatMap((line) =>
      [...line.matchAll(pattern)]
        .filter(([match]) => !allowed(line, match))
        .map(([match]) => `${file}: ${match}`),
    ),
  );

describe('what people read', () => {
  it('has one kind of apostrophe, that of every keyboard', () => {
    expect(found(/[\p{L}\p{N}.>}]’\p{L}+/gu, () => false)).toEqual([]);
  });

  it('says sen, but for the texts that the specification fixes', () => {
    const isAllowed = (line: string, match: string) =>
      INNOCENT.has(match) || FIXED.some((text) => line.includes(text));
    // What a film is about may well be said in somebody else's words.
    expect(found(FORMAL, isAllowed).filter((entry) => !entry.startsWith('catalogue'))).toEqual([]);
  });

  it('knows the formal form where it stands', () => {
    const words = ['seçmelisiniz', 'izlediğiniz', 'kayıtlarınıza', 'Size', 'misiniz', 'seçin', 'girin'];
    expect(words.filter((word) => word.match(FORMAL)?.[0] !== word)).toEqual([]);
    expect(
      ['dizi', 'kalırız', 'seçersin', 'size', 'kız'].flatMap((word) => word.match(FORMAL) ?? []),
    ).toEqual([]);
  });
});
