import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Cart } from '../../../../contract/cart.ts'
import type { QuoteResponse } from '../../../../contract/checkout.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { withQuery } from '../../paths.ts'
import type { GiftChoices } from './gift-choices.rule.ts'

const quoteResponse = shallowSchema<z.output<typeof QuoteResponse>>(({ data }) => typeof data?.shippingFee === 'number')

type QuoteParams = {
  subTotal: number
  discount?: number
  freeShipping?: 'true'
  leadDays?: number
  pieces?: number
  wrap?: 'true'
  hasGiver?: 'true'
}

/**
 * The cart's data that decides delivery and payment methods: its value, the discount, how much of it is made to order, and the longest
 * sewing time; and the gift's.
 */
export function quoteParams(cart: Cart, gift?: Pick<GiftChoices, 'isWrapped' | 'hasGiver'>): QuoteParams {
  const sewn = cart.items.filter(({ toSew }) => toSew !== undefined)
  const leadDays = Math.max(0, ...sewn.map((item) => item.leadDays ?? 0))
  const pieces = sewn.reduce((sum, { toSew = 0 }) => sum + toSew, 0)
  const { amount = 0, freeShipping = false, problem } = cart.discount ?? {}
  return {
    subTotal: cart.subTotal,
    ...(amount > 0 && problem === undefined ? { discount: amount } : {}),
    ...(freeShipping && problem === undefined ? { freeShipping: 'true' } : {}),
    ...(leadDays > 0 ? { leadDays, pieces } : {}),
    ...(gift?.isWrapped ? { wrap: 'true' } : {}),
    ...(gift?.hasGiver ? { hasGiver: 'true' } : {}),
  }
}

/** Fetched for each province; the last result stays until the next one has arrived. */
export function quoteQuery(province: string, cart: Cart, gift?: Pick<GiftChoices, 'isWrapped' | 'hasGiver'>) {
  const params = quoteParams(cart, gift)
  return queryOptions({
    queryKey: ['quote', province, params],
    queryFn: async ({ signal }) =>
      (await browserApi().get(withQuery('/api/shipping/quote', { province, ...params }), quoteResponse, { signal })).data,
    enabled: province !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
}
