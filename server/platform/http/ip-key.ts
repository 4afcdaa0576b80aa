import { isIPv6 } from 'node:net'

/**
 * The key under which limits count a client: an IPv4 unchanged, an IPv6 by its /64 network, because a provider assigns at
 * least that much to one customer. `::ffff:192.0.2.1` counts as `192.0.2.1`.
 */
export function ipKey(ip: string): string {
  const withoutZone = ip.split('%', 1)[0] ?? ''
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)
  if (mapped?.[1]) return mapped[1]
  if (!isIPv6(withoutZone)) return ip
  // URL normalizes an IPv6 to its canonical form (RFC 5952), also one that ends in an IPv4.
  const canonical = new URL(`http://[${withoutZone}]/`).hostname.slice(1, -1)
  const hextets = expandZeros(canonical)
  if (hextets.slice(0, 5).every((hextet) => hextet === '0') && hextets[5] === 'ffff') return toIpv4(hextets.slice(6))
  return `${hextets.slice(0, 4).join(':')}::/64`
}

/** `2001:db8::1` → eight hextets without leading zeros. */
function expandZeros(canonical: string): string[] {
  const [head = '', tail] = canonical.split('::')
  const before = head ? head.split(':') : []
  if (tail === undefined) return before
  const after = tail ? tail.split(':') : []
  return [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
}

function toIpv4(hextets: string[]): string {
  return hextets
    .map((hextet) => Number.parseInt(hextet, 16))
    .flatMap((value) => [value >> 8, value & 255])
    .join('.')
}
