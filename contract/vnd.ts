import { z } from 'zod'

/**
 * Whole dong, stored as bigint. Prices that are multiplied by quantities or summed over lines have a lower bound of their
 * own (`dearestPrice`), so that an order stays far below 2^53, where numbers stop being exact.
 */
export const Vnd = z.int().min(0).max(9_000_000_000_000)
export type Vnd = z.infer<typeof Vnd>
