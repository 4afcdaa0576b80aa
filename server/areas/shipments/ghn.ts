import { z } from 'zod'
import { fieldOf, Word } from './carrier-words.ts'
import type { CarrierDialect } from './carriers.ts'

const Body = z.object({ OrderCode: Word, Status: Word, ClientOrderCode: Word, Time: Word, Reason: Word, Description: Word })

/** Giao Hàng Nhanh: a JSON call with the token in a header or in the address. */
export const ghn: CarrierDialect = {
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
