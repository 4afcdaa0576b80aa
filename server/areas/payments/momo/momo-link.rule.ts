/** The gateway's address, and any further origins (`https://host`) whose pay pages are believed. */
export type MomoLinkTrust = { endpoint: string; trustedOrigins?: readonly string[] | undefined }

const longestLink = 2_048
/** More than a QR code holds (2,953 bytes) cannot be drawn. */
const longestQrData = 2_900

/**
 * The address of a pay page, in the form a browser will read it, or nothing. It is sent to people's
 * browsers as a place to type their PIN, so only the gateway's own origin and https hosts of MoMo pass.
 */
export function trustedPayUrl(text: unknown, trust: MomoLinkTrust): string | undefined {
  const url = parseLink(text)
  return url && isTrusted(url, trust) ? url.href : undefined
}

/** A link that opens the wallet app: the app's own scheme, or whatever a pay page may be. */
export function trustedDeeplink(text: unknown, trust: MomoLinkTrust): string | undefined {
  const url = parseLink(text)
  if (!url) return undefined
  return url.protocol === 'momo:' || isTrusted(url, trust) ? url.href : undefined
}

/** What to draw as a QR code. It is never a link of a page, so only its size and its kind matter. */
export function qrData(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '' || Buffer.byteLength(text) > longestQrData) return undefined
  return /\p{Cc}/u.test(text) ? undefined : text
}

function parseLink(text: unknown): URL | undefined {
  // A URL parser repairs blanks, control characters and backslashes; an honest address has none of them.
  if (typeof text !== 'string' || text.length > longestLink || /[\s\\\p{C}]/u.test(text)) return undefined
  return URL.parse(text) ?? undefined
}

function isTrusted(url: URL, { endpoint, trustedOrigins = [] }: MomoLinkTrust): boolean {
  // `blob:https://momo.vn/…` has the origin of what it wraps, so the scheme is looked at first.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(endpoint).origin || trustedOrigins.includes(url.origin)) return true
  return url.protocol === 'https:' && (url.host === 'momo.vn' || url.host.endsWith('.momo.vn'))
}
