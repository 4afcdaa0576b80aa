/**
 * How much one client may take without having paid and without anybody having confirmed it: open unpaid orders, in cash
 * or to be paid before. These figures are fixed: no setting and no environment variable raises them.
 */
export const unconfirmedLimits = {
  /** Open unpaid orders of one phone, and of one e-mail; the next one is refused. */
  ordersPerPhone: 3,
  ordersPerEmail: 3,
  /** What one IP (an IPv6 /64) may reserve. Carriers put thousands of people behind one: what is beyond is accepted, but reserves nothing until it is confirmed or paid. */
  ordersPerIp: 5,
  unitsPerIp: 20,
  /** One part in so many of a product's stock, one unit at least; the first open order that is paid before delivery may take more. */
  shareOfStock: 5,
} as const

/** From this total on an unconfirmed order is not paid in cash without a deposit, where the owner has decided nothing else. */
export const defaultCashCeiling = 3_000_000
/** For how many hours an unconfirmed order keeps its stock, where the owner has decided nothing else. */
export const defaultReservedHours = 24
/** How many days after that it is cancelled. */
export const daysUntilCancelled = 7
/** How long the IP of an unconfirmed order is stored at most. */
export const ipKeyDays = 30
/** How often a code may be used by guests of one IP whose orders nobody has confirmed yet: so many times its limit per customer. */
export const guestUsesPerIp = 4
