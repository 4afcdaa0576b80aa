/** Where the web room shows an order; mails and gateways are given these addresses. */
export const orderPaths = {
  order: (orderId: string, token: string) => `/orders/${orderId}?token=${token}`,
  /** Where a payment is waited for. The token opens it for a browser without the shopper's cookies, as inside an app. */
  payment: (orderId: string, token: string) => `/checkout/payment/${orderId}?token=${token}`,
  /** Where a cash order is confirmed, by whoever has the link of its mail or of the shop's message. */
  confirm: (orderId: string, confirmToken: string) => `/orders/${orderId}/confirm?token=${confirmToken}`,
  /** What others said of a product, and where one says it oneself. */
  reviews: (slug: string) => `/products/${encodeURIComponent(slug)}#reviews`,
}

/** Where the back office shows what a mail to the owner is about. */
export const adminPaths = {
  order: (orderId: string) => `/admin/orders/edit/${orderId}`,
  orders: '/admin/orders',
  mismatches: '/admin/refunds/mismatches',
  toConfirm: '/admin/orders?tab=confirm',
}
