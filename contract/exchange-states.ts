import { z } from 'zod'

/** `approved`: return and replacement are in progress. `done`: both have ended. */
export const ExchangeStatus = z.enum(['requested', 'approved', 'rejected', 'done', 'cancelled'])
export type ExchangeStatus = z.infer<typeof ExchangeStatus>
/** Exchanges that still need action. */
export const openExchanges = ['requested', 'approved'] as const satisfies readonly ExchangeStatus[]

/** The return. `missing`: the customer does not send it; it may still arrive. */
export const ReturnState = z.enum(['awaited', 'received', 'missing'])
export type ReturnState = z.infer<typeof ReturnState>
/** What happened to the returned item. */
export const ReturnedItem = z.enum(['stock', 'written-off'])
export type ReturnedItem = z.infer<typeof ReturnedItem>
/** The replacement. `lost`: its carrier lost it, nothing is reserved. */
export const ReplacementState = z.enum(['reserved', 'packed', 'sent', 'delivered', 'lost'])
export type ReplacementState = z.infer<typeof ReplacementState>
