import type { FastifyRequest } from 'fastify'
import { AppError } from './errors.ts'
import { isFileAddress } from './files.ts'
import { isInside } from './inside.ts'

/**
 * While this process cannot keep up, newcomers are asked to try again. A page that is being made goes on
 * asking the API, and one that was sent gets its files: half a page is worse than none.
 */
export function comeBackLater({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): void {
  if (isInside(headers) || isFileAddress(url)) return
  throw new AppError('unavailable', { retryAfter: 2 })
}
