/**
 * Writes the parts of the fonts that the first view needs: `npm run fonts:write`. The letters of Turkish, of English titles
 * and of the product's own sentences; all else comes from the whole files by unicode-range (src/app/styles/fonts.css).
 */
import { readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const FONTS = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../../src/app/fonts/', import.meta.url);

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const TURKISH = 'çğıöşüâîûÇĞİÖŞÜÂÎÛ';
const SIGNS = '\u{a0}\u{2009}\u{202f}©«°·»×–—‘’“”•…₺';

/** What the styles ask for: figures of one width, Inter's own letters (base.css), and what every text needs. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'cv05', 'cv11', 'ss03'];

/** Posters set titles from light to extra bold; nothing else is thinner than regular or heavier than bold. */
const WEIGHTS = { inter: { min: 400, max: 700 }, 'bricolage-grotesque': { min: 300, max: 800 } };

for (const [family, wght] of Object.entries(WEIGHTS)) {
  for (const part of ['latin', 'latin-ext']) {
    const whole = await readFile(new URL(`${family}/files/${family}-${part}-wght-normal.woff2`, FONTS));
    const first = await subsetFont(whole, ASCII + TURKISH + SIGNS, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
    });
    await writeFile(new URL(`${family}-${part}-first.woff2`, TARGET), first);
    console.log(`${family} ${part}: ${whole.byteLength} → ${first.byteLength} bytes`);
  }
}
