/** What the page's scripts say when they answer presses. */
export const hydratedEvent = 'hydrated'

/** And when all of it is laid out too. */
export const settledEvent = 'settled'
