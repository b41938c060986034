import { themeName } from '../theme-name.ts';
import words from './theme-words.json' with { type: 'json' };

const OF_ALL: Readonly<Record<string, string | undefined>> = words;

/** What a theme says of one film where it is nothing that is in it (`absürt`, `gerçek bir hikâyeye dayanıyor`). */
export const themeSays = (theme: string): string | undefined =>
  /^Üçü de (.+)$/u.exec(OF_ALL[theme] ?? '')?.[1];

const BACK = /[aıou][^aeıioöuü]*$/u;
/** The same said before a film: `iç ısıtan`, `gerçek bir hikâyeye dayanan`; undefined for what a film is (`savaş filmi`). */
export function themeLike(theme: string): string | undefined {
  const says = themeSays(theme) ?? '';
  const stem = /^(.+)[ıiuü]yor$/u.exec(says)?.[1];
  if (stem !== undefined) return `${stem}${BACK.test(stem) ? 'an' : 'en'}`;
  // `az bilinen filmlerden`, `bağımsız sinemadan`
  const known = /^(.+) filmlerden$/u.exec(says)?.[1];
  if (known !== undefined) return known;
  if (/d[ae]n$/u.test(says)) return `${says} çıkan`;
  return says === theme && !/film/u.test(theme) ? theme : undefined;
}

/** What a film of a theme is called: `mafya filmi`, `savaş filmi`, `baba kız hikâyesi`; undefined for what a film is like. */
export function themeKind(theme: string): string | undefined {
  const whole = OF_ALL[theme];
  if (whole === undefined) return `${themeName(theme)} filmi`;
  const says = themeSays(theme);
  return says !== undefined &&
    /(?:filmi?|hikâyesi)$|^(?:müzikal|western|belgesel|distopya|hiciv|kara mizah|parodi|slasher|polisiye)$/u.test(
      says,
    )
    ? says
    : undefined;
}
