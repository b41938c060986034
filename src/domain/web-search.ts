/** The web search for a film: its title plus `full izle`; undefined for a blank title (P-29, P-30). */
export function webSearchUrl(title: string): string | undefined {
  const trimmed = title.toWellFormed().trim();
  if (trimmed === '') return undefined;
  return `https://www.google.com/search?q=${encodeURIComponent(`${trimmed} full izle`)}`;
}
