import { withQuery } from '../paths.ts'

/** An order, and the token that lets a visitor without its account see it. */
export type OrderKey = { orderId: string; token: string | undefined }

/** The URL of an API call about an order. */
export function orderApiPath({ orderId, token }: OrderKey, call = ''): string {
  return withQuery(`/api/orders/${encodeURIComponent(orderId)}${call}`, { token })
}
