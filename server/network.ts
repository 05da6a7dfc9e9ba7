import { BlockList, isIP, isIPv6, type AddressInfo } from 'node:net';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8);
loopback.addAddress('::1', 'ipv6');

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4');

/** Whether a host, as written in HOST or in a URL, can only be this machine. */
export function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return bare === 'localhost' || (isIP(bare) !== 0 && loopback.check(bare, familyOf(bare)));
}

/** An address or a network in CIDR notation: 10.0.0.0/8, fd00::/8. The network of all addresses is not accepted. */
export function isAddressOrNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/');
  if (isIP(address) === 0 || address.includes('%') || more.length > 0) return false;
  return (
    length === undefined ||
    (/^\d{1,3}$/.test(length) && Number(length) > 0 && Number(length) <= (isIPv6(address) ? 128 : 32))
  );
}

/** The origin of a server that listens there; one that listens everywhere is shown as this machine. */
export function httpOrigin({ host, port }: { host: string; port: number }, bound: AddressInfo | string | null): string {
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  const inUrl = shown.includes(':') ? `[${shown}]` : shown;
  return `http://${inUrl}:${typeof bound === 'object' && bound !== null ? bound.port : port}`;
}
