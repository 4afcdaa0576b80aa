import { createHash } from 'node:crypto'
import type { Config } from '../config.ts'

const year = 31_536_000

/** What every answer carries, whatever it is. */
export function securityHeaders(config: Pick<Config, 'secure'>): Record<string, string> {
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

/** The content policy of a page: its own files, and exactly the inline scripts whose hashes are listed. */
export function contentPolicy(scriptHashes: string[], config: Pick<Config, 'secure'>): string {
  const google = 'https://accounts.google.com/gsi/'
  return [
    "default-src 'self'",
    `script-src 'self' ${google}client ${scriptHashes.map((hash) => `'sha256-${hash}'`).join(' ')}`.trim(),
    `style-src 'self' ${google}style`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${google}`,
    `frame-src ${google}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(config.secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The hashes of the scripts written inside a page. Data blocks (JSON-LD) are not scripts. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', content = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bsrc\s*=/i.test(attributes) || /type\s*=\s*"application\/(ld\+)?json"/i.test(attributes)) continue
    hashes.add(createHash('sha256').update(content).digest('base64'))
  }
  return [...hashes]
}
