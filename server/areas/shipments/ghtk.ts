import { z } from 'zod'
import { fieldOf, Word } from './carrier-words.ts'
import type { CarrierDialect } from './carriers.ts'

const Body = z.object({ label_id: Word, partner_id: Word, status_id: Word, action_time: Word, reason: Word })

/** Giao Hàng Tiết Kiệm: a form with the secret as `hash` in the address. It takes 200 alone for an answer, and calls once more otherwise. */
export const ghtk: CarrierDialect = {
  name: 'GHTK',
  path: 'ghtk',
  secretIn: ({ query }) => fieldOf(query, 'hash') ?? fieldOf(query, 'token'),
  readNotice(body) {
    const { data } = Body.safeParse(body)
    if (!data?.label_id || !data.status_id) return null
    const { label_id, partner_id, status_id, action_time, reason } = data
    return { trackingCode: label_id, orderNumber: partner_id || null, code: status_id, happenedAt: action_time, reason: reason || null }
  },
}
