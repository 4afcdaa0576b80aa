import { z } from 'zod'
import type { Platform } from '../platform.ts'
import { AppError } from './errors.ts'
import type { App } from './validation.ts'

/** Exempt from rate limits and load shedding: a busy process must not look dead. */
export function isHealthCheck(url: string): boolean {
  return /^\/api\/health\/(live|ready)(\?|$)/.test(url)
}

/** Live: the process responds, even without its database. Ready: it may receive requests. */
export function healthRoutes(app: App, { database }: Pick<Platform, 'database'>, isReady: () => boolean): void {
  const Health = z.object({ status: z.literal('ok') })
  app.get('/api/health/live', { schema: { tags: ['health'], response: { 200: Health } } }, async () => ({ status: 'ok' as const }))
  app.get('/api/health/ready', { schema: { tags: ['health'], response: { 200: Health } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isReady()) throw new AppError('unavailable')
    await database.ping().catch(() => {
      throw new AppError('unavailable')
    })
    return { status: 'ok' as const }
  })
}
