import { z } from 'zod'
import type { CarrierAdapter } from './carrier-adapter.ts'
import { CarrierText, fieldOf } from './carrier-fields.rule.ts'

const Body = z.object({
  label_id: CarrierText,
  partner_id: CarrierText,
  status_id: CarrierText,
  action_time: CarrierText,
  reason: CarrierText,
})

/** Giao Hàng Tiết Kiệm: a form with the secret as `hash` in the URL. It accepts only 200, and calls again otherwise. */
export const ghtk: CarrierAdapter = {
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
