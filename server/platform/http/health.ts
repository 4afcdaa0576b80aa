import { z } from 'zod'
import type { ReplicaState } from '../database/read-replicas.ts'
import type { Platform } from '../platform.ts'
import { versionText } from '../version.ts'
import { AppError } from './errors.ts'
import type { App } from './validation.ts'

/** Exempt from rate limits and load shedding: a busy process must not look dead. */
export function isHealthCheck(url: string): boolean {
  return /^\/api\/health\/(live|ready)(\?|$)/.test(url)
}

const ReplicaStates = z.enum(['ok', 'behind', 'unreachable', 'mismatched'] satisfies ReplicaState[])

/**
 * Live: the process responds, even without its database. Ready: it may receive requests. A replica that is left out is named,
 * but the primary serves in its place.
 */
export function healthRoutes(
  app: App,
  { database, readReplicas }: Pick<Platform, 'database' | 'readReplicas'>,
  isReady: () => boolean,
): void {
  const Health = z.object({ status: z.literal('ok') })
  const version = versionText()
  const Ready = Health.extend({ version: z.string(), replicas: z.array(ReplicaStates).optional() })
  app.get('/api/health/live', { schema: { tags: ['health'], response: { 200: Health } } }, async () => ({ status: 'ok' as const }))
  app.get('/api/health/ready', { schema: { tags: ['health'], response: { 200: Ready } } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isReady()) throw new AppError('unavailable')
    await database.ping().catch(() => {
      throw new AppError('unavailable')
    })
    const replicas = readReplicas.states()
    return { status: 'ok' as const, version, ...(replicas.length > 0 ? { replicas } : {}) }
  })
}
