import type { FastifyRequest } from 'fastify'
import { IdempotencyKey } from '../../../contract/checkout.ts'
import { AppError } from './errors.ts'

/** The key that identifies a repeated request; undefined if the caller sent none. */
export function readIdempotencyKey({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const header = headers['idempotency-key']
  if (header === undefined) return undefined
  const key = IdempotencyKey.safeParse(header)
  if (!key.success) throw new AppError('invalid_input', { issues: [{ path: 'Idempotency-Key', key: 'invalid' }] })
  return key.data
}
