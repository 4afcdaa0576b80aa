import { z } from 'zod'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { withQuery } from '../../paths.ts'
import { adminPaths } from '../admin-paths.ts'
import { maskPhone } from '../customers/mask-phone.ts'

export type SearchHit = { kind: 'screen' | 'product' | 'order' | 'customer' | 'guest'; to: string; label: string }

const Products = z.object({ data: z.object({ products: z.array(z.object({ _id: z.string(), name: z.string(), sku: z.string() })) }) })
const Orders = z.object({
  data: z.object({
    orders: z.array(z.object({ _id: z.string(), orderNumber: z.string(), shippingAddress: z.object({ fullName: z.string() }) })),
  }),
})
const Customers = z.object({
  data: z.object({ users: z.array(z.object({ _id: z.string(), fullName: z.string(), username: z.string(), email: z.string() })) }),
})
const Guests = z.object({ data: z.object({ guests: z.array(z.object({ phone: z.string(), fullName: z.string() })) }) })

/** Searches products, orders, customers and guests. Skips what the user's role may not see. */
export async function searchEverything(text: string, signal: AbortSignal): Promise<SearchHit[]> {
  const api = browserApi()
  const queryPath = (path: string) => withQuery(path, { query: text, limit: 4 })
  const [products, orders, customers, guests] = await Promise.all([
    api.get(queryPath('/api/products/manage'), Products, { signal }).then(({ data }) => data.products, emptyIfForbidden),
    api.get(queryPath('/api/orders'), Orders, { signal }).then(({ data }) => data.orders, emptyIfForbidden),
    api.get(queryPath('/api/users'), Customers, { signal }).then(({ data }) => data.users, emptyIfForbidden),
    api.get(queryPath('/api/users/guests'), Guests, { signal }).then(({ data }) => data.guests, emptyIfForbidden),
  ])
  return [
    ...orders.map(
      (order): SearchHit => ({
        kind: 'order',
        to: adminPaths.order(order._id),
        label: `${order.orderNumber} · ${order.shippingAddress.fullName}`,
      }),
    ),
    ...products.map(
      (product): SearchHit => ({ kind: 'product', to: adminPaths.product(product._id), label: `${product.name} · ${product.sku}` }),
    ),
    ...customers.map(
      (user): SearchHit => ({
        kind: 'customer',
        to: adminPaths.customer(user._id),
        label: `${user.fullName || user.username} · ${user.email}`,
      }),
    ),
    ...guests.map(
      // Guests have no detail page, so the hit opens their orders.
      ({ phone, fullName }): SearchHit => ({
        kind: 'guest',
        to: adminPaths.orders({ query: formatPhone(phone) }),
        label: `${fullName} · ${maskPhone(phone)}`,
      }),
    ),
  ]
}

/** Hides only a missing permission: "nothing found" would be wrong after any other error. */
function emptyIfForbidden(error: unknown): never[] {
  if (error instanceof ApiError && error.status === 403) return []
  throw error
}
