import type { Config } from '../config.ts'
import { contentPolicy, inlineScriptHashes } from '../http/security-headers.ts'
import type { RenderMeta } from './in-process-transport.ts'

export function createRenderMeta(): RenderMeta {
  return { tags: new Set(), cookies: [], personal: false }
}

/** The headers of a rendered page; its policy names its actual inline scripts. */
export function pageHeaders(response: Response, body: Buffer, config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (name !== 'set-cookie' && name !== 'cache-control') headers[name] = value
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentPolicy(inlineScriptHashes(body), config)
  }
  // An unavailable page should be retried soon.
  if (response.status === 503) headers['retry-after'] ??= '5'
  return headers
}
