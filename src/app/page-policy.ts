import { once } from '#lib/once.ts';

/** The Content Security Policy that this page came with; null where it has none, or none that can be read. */
export const readPagePolicy = once(async (): Promise<string | null> => {
  try {
    const response = await fetch(window.location.pathname, { method: 'HEAD' });
    return response.headers.get('content-security-policy');
  } catch {
    return null;
  }
});
