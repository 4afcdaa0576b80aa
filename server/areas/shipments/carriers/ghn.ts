import { z } from 'zod'
import type { CarrierAdapter } from './carrier-adapter.ts'
import { CarrierText, fieldOf } from './carrier-fields.rule.ts'

const Body = z.object({
  OrderCode: CarrierText,
  Status: CarrierText,
  ClientOrderCode: CarrierText,
  Time: CarrierText,
  Reason: CarrierText,
  Description: CarrierText,
})

/** Giao Hàng Nhanh: a JSON call with the token in a header or in the URL. */
export const ghn: CarrierAdapter = {
  name: 'GHN',
  path: 'ghn',
  secretIn: ({ query, headers }) => headers.token ?? fieldOf(query, 'token'),
  readNotice(body) {
    const { data } = Body.safeParse(body)
    if (!data?.OrderCode || !data.Status) return null
    const { OrderCode, Status, ClientOrderCode, Time, Reason, Description } = data
    return {
      trackingCode: OrderCode,
      orderNumber: ClientOrderCode || null,
      code: Status,
      happenedAt: Time,
      reason: Reason || Description || null,
    }
  },
}
