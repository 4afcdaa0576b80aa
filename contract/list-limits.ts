/** How many products a list can be requested for by their ids. Apart from the schemas, so that pages need not load them. */
export const maxListedIds = 12
