import type { IncomingHttpHeaders } from 'node:http'
import type { WebhookCarrier } from './map-carrier-status.rule.ts'

/** A carrier's event about one parcel, independent of the carrier's format. */
export type CarrierEvent = {
  trackingCode: string
  /** The shop's order number, if the carrier repeats it. */
  orderNumber: string | null
  code: string
  happenedAt: string
  reason: string | null
}

export type CarrierCall = { query: unknown; headers: IncomingHttpHeaders; body: unknown }

/** A carrier that calls a webhook. None of them signs its calls: each sends a secret that we chose. */
export type CarrierAdapter = {
  name: WebhookCarrier
  /** The last segment of the webhook's URL. */
  path: string
  secretIn(call: CarrierCall): unknown
  /** Null where the body names no parcel. */
  readNotice(body: unknown): CarrierEvent | null
}
