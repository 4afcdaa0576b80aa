/** The API's URL of a code. */
export const discountUrl = (code: string) => `/api/discounts/${encodeURIComponent(code)}`
