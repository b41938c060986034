/**
 * Whether a Content Security Policy lets its page connect to an address. A page without a policy, or without a rule for
 * connections, may connect anywhere. Knows the forms that CONNECT_SRC can have: origins with `*` for a port or a first
 * label, schemes, `'self'`, paths.
 * @param policy the value of the header; null for none
 */
export function policyAllows(policy: string | null, address: string, pageOrigin: string): boolean {
  const url = URL.parse(address);
  if (url === null) return false;
  const rules = new Map(
    (policy ?? '').split(';').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.trim().split(/\s+/u);
      return [name.toLowerCase(), sources];
    }),
  );
  const sources = rules.get('connect-src') ?? rules.get('default-src');
  return sources === undefined || sources.some((source) => allows(source, url, pageOrigin));
}

const SOURCE = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^/:*]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/iu;
const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

function allows(source: string, url: URL, pageOrigin: string): boolean {
  if (source === '*') return true;
  if (source === "'self'") return url.origin === pageOrigin;
  if (/^[a-z][a-z\d+.-]*:$/iu.test(source)) return url.protocol === source.toLowerCase();
  const [, scheme, host = '', port, path] = SOURCE.exec(source) ?? [];
  if (host === '') return false;
  const schemeFits = scheme === undefined || isScheme(url.protocol, `${scheme.toLowerCase()}:`);
  const hostFits =
    host === '*' ||
    (host.startsWith('*.')
      ? url.hostname.endsWith(host.slice(1).toLowerCase())
      : url.hostname === host.toLowerCase());
  const own = url.port || DEFAULT_PORTS[url.protocol];
  const portFits = port === '*' || own === (port ?? DEFAULT_PORTS[url.protocol]);
  const pathFits =
    path === undefined ||
    path === '/' ||
    (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return schemeFits && hostFits && portFits && pathFits;
}

/** A source for http also lets its safe form pass. */
const isScheme = (protocol: string, scheme: string) =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');
