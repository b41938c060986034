const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const TURKISH = 'çğıöşüâîûÇĞİÖŞÜÂÎÛ';
const SIGNS = '\u{a0}\u{2009}\u{202f}©«°·»×–—‘’“”•…₺';

/** The letters of Turkish, of English titles and of the product's own sentences. */
export const FIRST_LETTERS = ASCII + TURKISH + SIGNS;

/** Of the landing page and of what stands in for the product while it comes: tests/app/start/letters.test.ts says what is missing. */
export const LANDING_LETTERS = {
  inter: " !',./0123456789:;?ABCDFGIJKMNOPSTVYabcdefghiklmnoprstuvyz©·ÖÜâçöüğİış’“”…",
  /** Of headings, and of what is set like one. */
  'bricolage-grotesque': ' ,.123?BFINSTYabcdefhiklmnoprstuvyzÖâçöüğİış',
};
