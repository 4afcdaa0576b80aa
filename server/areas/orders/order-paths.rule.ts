/** The web pages of an order, for links in mails and for gateways. */
export const orderPaths = {
  order: (orderId: string, token: string) => `/orders/${orderId}?token=${token}`,
  /** The payment page. The token opens it in a browser without the shopper's cookies, such as one inside an app. */
  payment: (orderId: string, token: string) => `/checkout/payment/${orderId}?token=${token}`,
  /** The page that confirms a cash order; its link is in the mail and in the shop's message. */
  confirm: (orderId: string, confirmToken: string) => `/orders/${orderId}/confirm?token=${confirmToken}`,
  /** The page where a customer checks and places an order that staff prepared. */
  offer: (draftId: string, token: string) => `/offers/${draftId}?token=${token}`,
  reviews: (slug: string) => `/products/${encodeURIComponent(slug)}#reviews`,
  /** Opens the form to write a review of a product. */
  writeReview: (slug: string) => `/products/${encodeURIComponent(slug)}#write-review`,
}

/** The admin pages that mails and notifications to the staff link to. */
export const adminPaths = {
  order: (orderId: string) => `/admin/orders/edit/${orderId}`,
  orders: '/admin/orders',
  mismatches: '/admin/refunds/mismatches',
  toConfirm: '/admin/orders?tab=confirm',
  security: '/admin/security',
}
