import { withQuery } from '../paths.ts'

/** An order, and the token by which somebody without its account may see it. */
export type OrderKey = { orderId: string; token: string | undefined }

/** The address of one of the shop's calls about an order. */
export function orderApiPath({ orderId, token }: OrderKey, call = ''): string {
  return withQuery(`/api/orders/${encodeURIComponent(orderId)}${call}`, { token })
}
