import { ProvinceList, WardList } from '../../../../contract/accounts.ts'
import type { Cart } from '../../../../contract/cart.ts'
import { type Quote, QuoteResponse } from '../../../../contract/checkout.ts'
import type { Place } from '../../address/place-queries.ts'
import type { Api } from '../../api/api.ts'
import { withQuery } from '../../paths.ts'
import { quoteParams } from './quote-query.ts'

/** The shipping quote for a province, and its wards to choose from. */
type Destination = { province: string; quote: Quote | null; wards: Place[] }

/** The page works without this data, so failures are ignored. */
export async function readDestination(api: Api, province: string, cart: Cart, provinces?: Place[]): Promise<Destination> {
  const known =
    provinces ??
    (await api.get('/api/addresses/provinces', ProvinceList).then(
      ({ data }) => data,
      () => [],
    ))
  const code = known.find(({ name }) => name === province)?.code
  const [quote, wards] = await Promise.all([
    api.get(withQuery('/api/shipping/quote', { province, ...quoteParams(cart) }), QuoteResponse).then(
      ({ data }) => data,
      () => null,
    ),
    code
      ? api.get(`/api/addresses/provinces/${code}/wards`, WardList).then(
          ({ data }) => data,
          () => [],
        )
      : [],
  ])
  return { province, quote, wards }
}
