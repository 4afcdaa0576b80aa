import type { z } from 'zod'
import type { OrderTrackQuery, TrackedOrder } from '../../../../contract/orders/orders.ts'
import { type Api, shallowSchema } from '../../api/api.ts'
import { type AuthRefusal, refusalOf } from '../../auth/auth-api.ts'
import { withQuery } from '../../paths.ts'

export type Tracked = z.output<typeof TrackedOrder>
export type TrackResult = { order: Tracked; refusal: null } | { order: null; refusal: AuthRefusal }
export type TrackQuery = z.output<typeof OrderTrackQuery>

const trackResponse = shallowSchema<{ data: { order: Tracked } }>(({ data }) => typeof data?.order?.orderNumber === 'string')

export async function trackOrder(api: Api, { orderNumber, phone }: TrackQuery): Promise<TrackResult> {
  try {
    const { data } = await api.get(withQuery('/api/orders/track', { orderNumber, phone }), trackResponse)
    return { order: data.order, refusal: null }
  } catch (error) {
    return { order: null, refusal: refusalOf(error) }
  }
}
