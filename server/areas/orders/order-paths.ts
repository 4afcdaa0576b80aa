/** Where the web room shows an order; mails and gateways are given these addresses. */
export const orderPaths = {
  order: (orderId: string, token?: string) => `/orders/${orderId}${token ? `?token=${token}` : ''}`,
  ownOrder: (orderId: string) => `/my-account/orders/${orderId}`,
  /** Where a payment is waited for. `k` opens it for a browser without the shopper's cookies, as inside an app. */
  payment: (orderId: string, token: string) => `/checkout/payment/${orderId}?k=${token}`,
}
