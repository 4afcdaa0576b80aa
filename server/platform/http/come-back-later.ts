import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isFileAddress } from './files.ts'
import { isInside } from './inside.ts'

type Asked = Pick<FastifyRequest, 'url' | 'method' | 'headers'>

/**
 * While this process cannot keep up, newcomers are asked to try again; `isUrgent` names whom it would hurt. A page that
 * is being made goes on asking the API, and one that was sent gets its files: half a page is worse than none.
 */
export function comeBackLater({ url, method, headers }: Asked, isUrgent: (asked: { url: string; method: string }) => boolean): void {
  if (isInside(headers) || isFileAddress(url) || isUrgent({ url, method })) return
  throw new AppError('unavailable', { retryAfter: 2 })
}
