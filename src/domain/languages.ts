const NAMES = new Intl.DisplayNames('tr', { type: 'language' });

/** The Turkish name of a language of an ISO code: `ja` → `Japonca`. The code itself where nobody knows it. */
export function languageName(code: string): string {
  try {
    return NAMES.of(code) ?? code;
  } catch {
    return code;
  }
}
