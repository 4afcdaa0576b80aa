import type { RenderMeta } from './in-process-transport.ts'

/** Whether a page that was rendered for a visitor without a session may be sent to others too. */
export function isPageCacheable(
  status: number,
  { personal, failed, cookies }: Pick<RenderMeta, 'personal' | 'failed' | 'cookies'>,
): boolean {
  return status === 200 && !personal && !failed && cookies.length === 0
}

/** Whether the response of a public read may be sent to others too: refusals may not. */
export function isReadCacheable(status: number): boolean {
  return status === 200
}
