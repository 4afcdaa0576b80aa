/** The gateway's URL, and further origins (`https://host`) whose pay pages are trusted. */
export type MomoLinkTrust = { endpoint: string; trustedOrigins?: readonly string[] | undefined }

const longestLink = 2_048
/** A QR code holds at most 2,953 bytes. */
const longestQrData = 2_900

/**
 * The URL of a pay page, normalized as browsers read it, or undefined. Browsers are sent there and people type their
 * PIN, so only the gateway's own origin and https hosts of MoMo are trusted.
 */
export function trustedPayUrl(text: unknown, trust: MomoLinkTrust): string | undefined {
  const url = parseLink(text)
  return url && isTrusted(url, trust) ? url.href : undefined
}

/** A link that opens the wallet app: the app's own scheme, or a trusted pay page. */
export function trustedDeeplink(text: unknown, trust: MomoLinkTrust): string | undefined {
  const url = parseLink(text)
  if (!url) return undefined
  return url.protocol === 'momo:' || isTrusted(url, trust) ? url.href : undefined
}

/** The content of the QR code. It is never used as a link, so only its size and its type matter. */
export function qrData(text: unknown): string | undefined {
  if (typeof text !== 'string' || text === '' || Buffer.byteLength(text) > longestQrData) return undefined
  return /\p{Cc}/u.test(text) ? undefined : text
}

function parseLink(text: unknown): URL | undefined {
  // A URL parser repairs blanks, control characters and backslashes; a genuine URL has none of them.
  if (typeof text !== 'string' || text.length > longestLink || /[\s\\\p{C}]/u.test(text)) return undefined
  return URL.parse(text) ?? undefined
}

function isTrusted(url: URL, { endpoint, trustedOrigins = [] }: MomoLinkTrust): boolean {
  // `blob:https://momo.vn/…` has the origin of the inner URL, so the scheme is checked first.
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return false
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === new URL(endpoint).origin || trustedOrigins.includes(url.origin)) return true
  return url.protocol === 'https:' && (url.host === 'momo.vn' || url.host.endsWith('.momo.vn'))
}
