import { newId } from '../../../../db/new-id.ts'
import type { Config } from '../../../platform/config.ts'
import { createMomo } from './momo.client.ts'
import type { MomoFetch } from './momo-post.ts'

const patienceMs = 6_000

/** What MoMo answers to a query for an order that does not exist: only wrong keys make it refuse to look. */
export type KeysChecked =
  | { kind: 'none' | 'sandbox' }
  | { kind: 'answered'; partner: string; resultCode: number }
  | { kind: 'unreachable'; reason: string }

export async function checkKeys(
  { momo, sandbox }: Pick<Config, 'momo' | 'sandbox'>,
  fetch: MomoFetch = globalThis.fetch,
): Promise<KeysChecked> {
  if (!momo) return { kind: sandbox ? 'sandbox' : 'none' }
  const client = createMomo({ ...momo, fetch, timeoutMs: patienceMs })
  const answer = await client.query({ orderId: newId('ord'), requestId: newId('req'), lang: 'en' })
  if ('resultCode' in answer) return { kind: 'answered', partner: momo.partnerCode, resultCode: answer.resultCode }
  return { kind: 'unreachable', reason: answer.kind }
}
