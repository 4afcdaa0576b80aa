import { type Making, MakingResponse } from '../../../contract/orders/making.ts'
import type { Api } from '../api/api.ts'
import { type OrderKey, orderApiPath } from './order-path.ts'

/** How the order is made; null where it cannot be read: the page shows the order without this part. */
export async function readMaking(api: Api, key: OrderKey): Promise<Making | null> {
  const response = await api.get(orderApiPath(key, '/making'), MakingResponse).catch(() => null)
  return response?.data ?? null
}
