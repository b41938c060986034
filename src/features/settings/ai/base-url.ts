/** An address as it is kept: trimmed, without a slash at its end; undefined for what is no http(s) address. */
export function readBaseUrl(text: string): string | undefined {
  const trimmed = text.trim().replace(/\/+$/u, '');
  if (trimmed === '') return '';
  const url = URL.parse(trimmed);
  const isWeb = url !== null && /^https?:$/u.test(url.protocol);
  return isWeb && url.username === '' && url.search === '' && url.hash === '' ? trimmed : undefined;
}
