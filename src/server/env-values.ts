/** The environment says something that cannot be meant; the message is for whoever started the server. */
export class ConfigError extends Error {}

export type Env = Readonly<Record<string, string | undefined>>;

/** The value without the spaces around it; empty counts as unset. */
export function textFrom(env: Env, name: string): string | undefined {
  const trimmed = env[name]?.trim();
  return trimmed === '' ? undefined : trimmed;
}

/** A whole number from `least` to `most`, both included. */
export function numberFrom(
  env: Env,
  name: string,
  { least, most, unset }: { least: number; most: number; unset: number },
): number {
  const value = textFrom(env, name);
  if (value === undefined) return unset;
  const number = Number(value);
  if (/^\d+$/u.test(value) && number >= least && number <= most) return number;
  throw new ConfigError(
    `${name} ${least} ile ${most} arasında bir sayı olmalı, "${value}" değil. / ${name} must be a number from ${least} to ${most}.`,
  );
}

/** `on`, which is also what holds when unset, or `off`. */
export function switchFrom(env: Env, name: string): boolean {
  const value = textFrom(env, name)?.toLowerCase() ?? 'on';
  if (value === 'on' || value === 'off') return value === 'on';
  throw new ConfigError(
    `${name} "on" ya da "off" olmalı, "${value}" değil. / ${name} must be "on" or "off".`,
  );
}

/** Addresses separated by spaces, each of which `accepts` takes. */
export function listFrom(env: Env, name: string, accepts: (item: string) => boolean): string[] {
  const items = textFrom(env, name)?.split(/\s+/u) ?? [];
  const odd = items.find((item) => !accepts(item));
  if (odd === undefined) return items;
  throw new ConfigError(
    `${name} boşlukla ayrılmış adreslerden oluşmalı; "${odd}" bir adres değil. / ${name} must be origins separated by spaces.`,
  );
}

/** A key as it can stand in a header. The message does not repeat it. */
export function keyFrom(env: Env, name: string): string | undefined {
  const value = textFrom(env, name);
  if (value === undefined || /^[!-~]+$/u.test(value)) return value;
  throw new ConfigError(
    `${name} boşluk, satır sonu ya da özel harf içeremez. / ${name} must be printable ASCII without spaces.`,
  );
}

/** An upstream's address without a slash at its end. The message does not repeat it, for it may hold a password. */
export function baseUrlFrom(env: Env, name: string): string | undefined {
  const value = textFrom(env, name);
  if (value === undefined) return undefined;
  const url = URL.parse(value);
  const plain = url !== null && `${url.username}${url.password}${url.search}${url.hash}` === '';
  if (plain && /^https?:$/u.test(url.protocol)) return url.href.replace(/\/+$/u, '');
  throw new ConfigError(
    `${name} http:// ya da https:// ile başlayan yalın bir adres olmalı. / ${name} must be a plain http:// or https:// address.`,
  );
}
