import { z } from 'zod'
import type { CarrierAdapter } from './carrier-adapter.ts'
import { CarrierText, fieldOf } from './carrier-fields.rule.ts'

const Body = z.object({
  DATA: z.object({
    ORDER_NUMBER: CarrierText,
    ORDER_REFERENCE: CarrierText,
    ORDER_STATUS: CarrierText,
    ORDER_STATUSDATE: CarrierText,
    NOTE: CarrierText,
  }),
})

/** Viettel Post: a JSON call whose body carries the token beside the data. */
export const viettelPost: CarrierAdapter = {
  name: 'ViettelPost',
  path: 'viettelpost',
  secretIn: ({ query, body }) => fieldOf(body, 'TOKEN') ?? fieldOf(query, 'token'),
  readNotice(body) {
    const { data } = Body.safeParse(body)
    if (!data?.DATA.ORDER_NUMBER || !data.DATA.ORDER_STATUS) return null
    const { ORDER_NUMBER, ORDER_REFERENCE, ORDER_STATUS, ORDER_STATUSDATE, NOTE } = data.DATA
    return {
      trackingCode: ORDER_NUMBER,
      orderNumber: ORDER_REFERENCE || null,
      code: ORDER_STATUS,
      happenedAt: ORDER_STATUSDATE,
      reason: NOTE || null,
    }
  },
}
