import type { z } from 'zod'
import type { OrderTrackQuery, TrackedOrder } from '../../../../contract/orders.ts'
import { type Refusal, refusalOf } from '../../account/enter.ts'
import { type Api, trusted } from '../../api.ts'
import { withQuery } from '../../paths.ts'

export type Tracked = z.output<typeof TrackedOrder>
export type Found = { order: Tracked; refusal: null } | { order: null; refusal: Refusal }
export type Wanted = z.output<typeof OrderTrackQuery>

const answer = trusted<{ data: { order: Tracked } }>(({ data }) => typeof data?.order?.orderNumber === 'string')

export async function trackOrder(api: Api, { orderNumber, phone }: Wanted): Promise<Found> {
  try {
    const { data } = await api.get(withQuery('/api/orders/track', { orderNumber, phone }), answer)
    return { order: data.order, refusal: null }
  } catch (error) {
    return { order: null, refusal: refusalOf(error) }
  }
}
