import { scriptHashesHeader } from '../../../contract/pages/script-hashes.ts'
import type { Config } from '../config.ts'
import { contentPolicy } from '../http/security-headers.ts'
import type { RenderMeta } from './in-process-transport.ts'

export function createRenderMeta(): RenderMeta {
  return { tags: new Set(), cookies: [], personal: false }
}

const internal = new Set(['set-cookie', 'cache-control', scriptHashesHeader])

/** The headers of a rendered page; its policy names the inline scripts that the renderer wrote. */
export function pageHeaders(response: Response, config: Config): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const [name, value] of response.headers) if (!internal.has(name)) headers[name] = value
  if (headers['content-type']?.startsWith('text/html')) {
    headers['content-security-policy'] = contentPolicy(response.headers.get(scriptHashesHeader)?.split(' ') ?? [], config)
  }
  // The data of a page, which the router names without its charset.
  if (headers['content-type'] === 'text/x-script') headers['content-type'] += '; charset=utf-8'
  // An unavailable page should be retried soon.
  if (response.status === 503) headers['retry-after'] ??= '5'
  return headers
}
