import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Cart } from '../../../../contract/cart.ts'
import type { QuoteAnswer } from '../../../../contract/checkout.ts'
import { trusted } from '../../api.ts'
import { browserApi } from '../../browser-api.ts'
import { withQuery } from '../../paths.ts'

const quoteAnswer = trusted<z.output<typeof QuoteAnswer>>(({ data }) => typeof data?.shippingFee === 'number')

/** What of a cart decides about its delivery: what it is worth, how much of it is sewn, and how long the slowest piece takes. */
export function quoteQuestion(cart: Cart): { subTotal: number; leadDays?: number; pieces?: number } {
  const sewn = cart.items.filter(({ toSew }) => toSew !== undefined)
  const leadDays = Math.max(0, ...sewn.map((item) => item.leadDays ?? 0))
  const pieces = sewn.reduce((sum, { toSew = 0 }) => sum + toSew, 0)
  return { subTotal: cart.subTotal, ...(leadDays > 0 ? { leadDays, pieces } : {}) }
}

/** Asked anew for each province; the last answer stays in sight until the next one is here. */
export function quoteQuery(province: string, cart: Cart) {
  const question = quoteQuestion(cart)
  return queryOptions({
    queryKey: ['quote', province, question],
    queryFn: async ({ signal }) =>
      (await browserApi().get(withQuery('/api/shipping/quote', { province, ...question }), quoteAnswer, { signal })).data,
    enabled: province !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
