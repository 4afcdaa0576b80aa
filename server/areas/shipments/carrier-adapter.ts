import type { IncomingHttpHeaders } from 'node:http'
import type { WebhookCarrier } from './map-carrier-status.rule.ts'

/** What a carrier tells of one parcel, whatever the way it writes it. */
export type CarrierEvent = {
  trackingCode: string
  /** Our own number of the order, where the carrier repeats it. */
  orderNumber: string | null
  code: string
  happenedAt: string
  reason: string | null
}

export type CarrierCall = { query: unknown; headers: IncomingHttpHeaders; body: unknown }

/** A carrier that calls us when something happens to a parcel. None of them signs: each shows a secret we gave it. */
export type CarrierAdapter = {
  name: WebhookCarrier
  /** The last part of the address it calls. */
  path: string
  secretIn(call: CarrierCall): unknown
  /** Null where it says nothing about a parcel. */
  readNotice(body: unknown): CarrierEvent | null
}
