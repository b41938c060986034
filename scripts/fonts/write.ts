/**
 * Writes the parts of the fonts that come first: `npm run fonts:write`, seldom, for src/app/fonts is in the repository. All
 * other letters come from the whole files by unicode-range (src/app/styles/fonts.css).
 */
import { readFile, writeFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

import { FIRST_LETTERS, LANDING_LETTERS } from './letters.ts';

const FONTS = new URL('../../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../../src/app/fonts/', import.meta.url);

/** What the styles ask for: figures of one width, Inter's own letters (base.css), and what every text needs. */
const FEATURES = ['kern', 'mark', 'mkmk', 'ccmp', 'locl', 'calt', 'liga', 'tnum', 'cv05', 'cv11', 'ss03'];

/** Posters set titles from light to extra bold; nothing else is thinner than regular or heavier than bold. */
const PARTS = [
  { view: 'first', family: 'inter', letters: FIRST_LETTERS, wght: { min: 400, max: 700 } },
  { view: 'first', family: 'bricolage-grotesque', letters: FIRST_LETTERS, wght: { min: 300, max: 800 } },
  { view: 'landing', family: 'inter', letters: LANDING_LETTERS.inter, wght: { min: 400, max: 700 } },
  {
    view: 'landing',
    family: 'bricolage-grotesque',
    letters: LANDING_LETTERS['bricolage-grotesque'],
    wght: { min: 600, max: 800 },
  },
];

for (const { view, family, letters, wght } of PARTS) {
  for (const part of ['latin', 'latin-ext']) {
    const whole = await readFile(new URL(`${family}/files/${family}-${part}-wght-normal.woff2`, FONTS));
    const cut = await subsetFont(whole, letters, {
      targetFormat: 'woff2',
      variationAxes: { wght },
      keepFeatures: FEATURES,
    });
    await writeFile(new URL(`${family}-${part}-${view}.woff2`, TARGET), cut);
    console.log(`${view}: ${family} ${part}: ${whole.byteLength} → ${cut.byteLength} bytes`);
  }
}
