import { BlockList, isIP } from 'node:net'

/** Addresses that lead into the shop's own network or nowhere. */
const inner = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  inner.addSubnet(network, bits, 'ipv4')

/** Of IPv6, what is in use: everything else is local, a translation of an IPv4, or reserved. */
const outer = new BlockList()
outer.addSubnet('2000::', 3, 'ipv6')
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  inner.addSubnet(network, bits, 'ipv6')

/** Whether an IP is one of the internet. */
export function isPublicAddress(ip: string): boolean {
  const version = isIP(ip)
  if (version === 4) return !inner.check(ip, 'ipv4')
  return version === 6 && outer.check(ip, 'ipv6') && !inner.check(ip, 'ipv6')
}
