/** The default exchange period after delivery, in days. Apart from the schemas, for pages. */
export const defaultExchangeDays = 7
