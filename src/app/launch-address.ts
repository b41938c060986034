/** How the app may be begun from outside, by the query of its address. Each is taken out, so that a reload begins nothing anew. */
function take(page: Window, names: readonly string[]): (string | null)[] {
  const address = new URL(page.location.href);
  const values = names.map((name) => address.searchParams.get(name));
  if (values.every((value) => value === null)) return values;
  for (const name of names) address.searchParams.delete(name);
  page.history.replaceState(page.history.state, '', address);
  return values;
}

/** What an address may bring; beyond that nobody meant it. */
const LONGEST = 4000;

/** What is to be asked: `?query=`, or what another app has shared (public/manifest.webmanifest). Nothing is ''. */
export function takeAsked(page: Window): string {
  const [query, title, url] = take(page, ['query', 'title', 'url']).map((value) => value?.trim() ?? '');
  const said = query || title || '';
  const isNamed = url === undefined || said.includes(url);
  return (isNamed ? said : `${said} ${url}`).trim().slice(0, LONGEST);
}

/**
 * Whether the installed app was begun by its shortcut for a surprise. Only there: a link in a web page is no wish, and a
 * surprise may cost a request.
 */
export function takeSurprise(page: Window): boolean {
  const [asked] = take(page, ['surprise']);
  const isInstalled = page.matchMedia('(display-mode: standalone)').matches;
  return asked !== null && isInstalled && page.document.referrer === '';
}
