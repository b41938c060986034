import { BlockList, isIP } from 'node:net';

import { ConfigError } from './env-values.ts';

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** An IPv4 address that reached an IPv6 socket. */
const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/iu, '');

/**
 * Who asks. Behind proxies that were named as trusted, the last address of `X-Forwarded-For` that is none of them; what
 * stands before it is the client's own word. Nobody else's header is read.
 * @param trusted addresses, or networks such as `10.0.0.0/8`
 * @throws ConfigError for what is neither
 */
export function clientAddress(trusted: readonly string[]) {
  const proxies = new BlockList();
  for (const entry of trusted) trust(proxies, entry);
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, familyOf(address));

  return (remote: string | undefined, forwardedFor: string | undefined): string | undefined => {
    if (remote === undefined || !isProxy(plain(remote))) return remote;
    const said = (forwardedFor ?? '').split(',').map((address) => plain(address.trim()));
    const client = said.findLast((address) => !isProxy(address));
    return client !== undefined && isIP(client) !== 0 ? client : remote;
  };
}

function trust(proxies: BlockList, entry: string): void {
  const [address = '', bits] = entry.split('/');
  try {
    if (bits === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(bits), familyOf(address));
  } catch {
    throw new ConfigError(
      `TRUSTED_PROXY: "${entry}" bir IP adresi ya da ağı değil. / "${entry}" is no IP address or network.`,
    );
  }
}
