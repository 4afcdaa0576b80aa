/** Open unpaid orders of one account or guest; the next one is refused. The figure of the contract. */
export const maxUnpaidOrders = 10

/**
 * How much one client may order without payment or confirmation: open unpaid orders, in cash or prepaid. These figures are
 * fixed: no setting and no environment variable raises them.
 */
export const unconfirmedLimits = {
  /** Open unpaid orders per phone, and per e-mail; the next one is refused. The same per account or guest: `maxUnpaidOrders`. */
  ordersPerPhone: maxUnpaidOrders,
  ordersPerEmail: maxUnpaidOrders,
  /** How many of them may reserve units; one beyond is accepted, but reserves nothing until it is confirmed or paid. */
  reservingPerPhone: 3,
  reservingPerEmail: 3,
  /**
   * What one IP (an IPv6 /64) may reserve. Carriers put thousands of people behind one IP: an order beyond the limit is
   * accepted like one beyond `reservingPerPhone`.
   */
  ordersPerIp: 5,
  unitsPerIp: 20,
  /** The fraction of a product's stock (1/20 is 5 %), at least one unit. */
  shareOfStock: 20,
  /** What the first open order of an IP may take of a small stock: a fifth, up to four units. A prepaid one may take more. */
  firstOrder: { shareOfStock: 5, units: 4 },
} as const

/**
 * How many orders may be placed within an hour, those that were paid or cancelled since included. Fixed too. No limit by
 * IP: carriers put thousands of people behind one, and beyond `ordersPerIp` its orders reserve nothing anyway.
 */
export const hourlyLimits = { perPhone: 10, perAccount: 30 } as const

/** The default ceiling: from this total, an unconfirmed cash order needs a deposit. */
export const defaultCashCeiling = 3_000_000
/** The default number of hours an unconfirmed order keeps its stock. */
export const defaultReservedHours = 24
/** Days from then until it is cancelled. */
export const daysUntilCancelled = 7
/** How long the IP of an unconfirmed order is stored at most. */
export const ipKeyDays = 30
/** How often guests of one IP with unconfirmed orders may use a code, as a multiple of its limit per customer. */
export const guestUsesPerIp = 4
