/** The default exchange period after delivery, in days. Apart from the schemas, for pages. */
export const defaultExchangeDays = 7
/** The default period in which buyers may ask for their money back: only the shop opens returns until it sets one. */
export const defaultReturnDays = 0
