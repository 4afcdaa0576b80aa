import { z } from 'zod'

/** Whole dong. Stored as bigint; everything the shop computes stays far below 2^53. */
export const Vnd = z.int().min(0).max(9_000_000_000_000)
export type Vnd = z.infer<typeof Vnd>
