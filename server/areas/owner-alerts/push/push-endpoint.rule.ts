import { createECDH } from 'node:crypto'

/** The push services of Chrome, Edge, Opera, Samsung and Cốc Cốc; Firefox; Edge on Windows; Safari. */
const hosts = ['fcm.googleapis.com', 'updates.push.services.mozilla.com']
const domains = ['.push.services.mozilla.com', '.notify.windows.com', '.push.apple.com']

/**
 * Whether an endpoint belongs to a known push service. The server sends requests to it, so any other host would allow SSRF
 * into the shop's own network.
 */
export function isPushService(endpoint: string): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return false
  return hosts.includes(url.hostname) || domains.some((domain) => url.hostname.endsWith(domain))
}

/** Whether a browser's key is a point of P-256; encryption for it needs one. */
export function isPublicKey(p256dh: string): boolean {
  const own = createECDH('prime256v1')
  own.generateKeys()
  try {
    return own.computeSecret(Buffer.from(p256dh, 'base64url')).length > 0
  } catch {
    return false
  }
}
