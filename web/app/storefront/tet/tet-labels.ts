import { createContext } from 'react'

/** The badges of products that can still be sewn before Tết, by their days of sewing; null outside of the season. */
export const TetLabels = createContext<ReadonlyMap<number, string> | null>(null)
