import type { FastifyReply } from 'fastify'
import type { Config } from '../config.ts'

const year = 31_536_000

type PolicyConfig = Pick<Config, 'secure'> & { google: Pick<Config['google'], 'clientId'> }

/** The headers of every response. */
export function securityHeaders(config: PolicyConfig): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), microphone=(), geolocation=(), payment=()',
    'strict-transport-security': `max-age=${year}; includeSubDomains`,
    'content-security-policy': contentPolicy([], config),
  }
}

/** The content security policy of a script, style sheet or font. */
export const filePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Of a picture, which can be opened by itself: no client may execute it, whatever type it assumes. */
export const picturePolicy = `${filePolicy}; sandbox`

/**
 * Removes what browsers ignore on anything but a document. A first visit loads dozens of scripts, fonts and pictures, and over HTTP/1.1
 * each would carry a quarter of a kilobyte of it. Referrer-Policy stays: it governs what a style sheet or a script loads.
 */
export function removeDocumentHeaders(reply: FastifyReply): void {
  for (const name of ['cross-origin-opener-policy', 'permissions-policy', 'x-frame-options']) reply.removeHeader(name)
}

/**
 * The content security policy of a page: its own files, and exactly the inline scripts whose hashes are listed. Google's
 * sign-in is allowed only where it is configured, with the four origins it needs.
 */
export function contentPolicy(scriptHashes: string[], { secure, google }: PolicyConfig): string {
  const gsi = google.clientId ? 'https://accounts.google.com/gsi/' : null
  const scripts = ["'self'", ...(gsi ? [`${gsi}client`] : []), ...scriptHashes.map((hash) => `'sha256-${hash}'`)]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self'${gsi ? ` ${gsi}style` : ''}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self'${gsi ? ` ${gsi}` : ''}`,
    `frame-src ${gsi ?? "'none'"}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
