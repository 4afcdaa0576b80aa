/** Dispatched when the page's scripts handle presses. */
export const hydratedEvent = 'hydrated'

/** Dispatched when all of the page is laid out too. */
export const settledEvent = 'settled'
