import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(import.meta.dirname, '../../src/app/styles/tokens.css'), 'utf8');

/** What people call a colour, by its chroma and hue (oklch). */
function nameOf(chroma: number, hue: number): string {
  if (chroma < 0.03) return 'grey';
  if (hue >= 15 && hue < 42) return 'red';
  if (hue >= 42 && hue < 68) return 'orange';
  if (hue >= 68 && hue < 100) return 'gold';
  return hue >= 135 && hue < 175 ? 'green' : 'another';
}

function tokenIn(theme: ':root' | '.dark', token: string): string | undefined {
  const start = css.indexOf(`${theme} {`);
  const block = css.slice(start, css.indexOf('\n}', start));
  const found = new RegExp(`--${token}: oklch\\([\\d.]+ ([\\d.]+) ([\\d.]+)\\);`, 'u').exec(block);
  return found === null ? undefined : nameOf(Number(found[1]), Number(found[2]));
}

/** The colour of an element's text by its own classes and the tokens of a theme; jsdom computes no styles. */
export function colourOf(element: Element, theme: ':root' | '.dark'): string | undefined {
  const tokens = [...element.classList].flatMap((name) => /^text-([a-z-]+)$/u.exec(name)?.[1] ?? []);
  return tokens.map((token) => tokenIn(theme, token)).find((colour) => colour !== undefined);
}
