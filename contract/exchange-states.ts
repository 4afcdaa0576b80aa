import { z } from 'zod'

/** `approved`: its two ways are under way. `done`: both have come to their end. */
export const ExchangeStatus = z.enum(['requested', 'approved', 'rejected', 'done', 'cancelled'])
export type ExchangeStatus = z.infer<typeof ExchangeStatus>
/** Those somebody still has to do something about. */
export const openExchanges = ['requested', 'approved'] as const satisfies readonly ExchangeStatus[]

/** The way of the item that comes back. `missing`: the customer does not send it; it may still arrive. */
export const ReturnState = z.enum(['awaited', 'received', 'missing'])
export type ReturnState = z.infer<typeof ReturnState>
/** What became of the item that came back. */
export const ReturnedItem = z.enum(['stock', 'written-off'])
export type ReturnedItem = z.infer<typeof ReturnedItem>
/** The way of the item that is sent instead. `lost`: its carrier lost it, nothing is reserved. */
export const ReplacementState = z.enum(['reserved', 'packed', 'sent', 'delivered', 'lost'])
export type ReplacementState = z.infer<typeof ReplacementState>
