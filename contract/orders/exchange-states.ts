import { z } from 'zod'

/** `approved`: return and replacement are in progress. `done`: both have ended. */
export const exchangeStatuses = ['requested', 'approved', 'rejected', 'done', 'cancelled'] as const
export const ExchangeStatus = z.enum(exchangeStatuses)
export type ExchangeStatus = z.infer<typeof ExchangeStatus>
/** Exchanges that still need action. */
export const openExchanges = ['requested', 'approved'] as const satisfies readonly ExchangeStatus[]

/** The return. `missing`: the customer does not send it; it may still arrive. */
export const returnStates = ['awaited', 'received', 'missing'] as const
export const ReturnState = z.enum(returnStates)
export type ReturnState = z.infer<typeof ReturnState>
/** What happened to the returned item. `second-choice`: it is sold apart, so no stock counts it. */
export const returnedItems = ['stock', 'second-choice', 'written-off'] as const
export const ReturnedItem = z.enum(returnedItems)
export type ReturnedItem = z.infer<typeof ReturnedItem>
/** The replacement. `lost`: its carrier lost it, nothing is reserved. */
export const replacementStates = ['reserved', 'packed', 'sent', 'delivered', 'lost'] as const
export const ReplacementState = z.enum(replacementStates)
export type ReplacementState = z.infer<typeof ReplacementState>
/** How the customer pays what the new item costs more: by transfer before it is sent, in cash when it arrives, or not at all. */
export const differenceWays = ['transfer', 'cash', 'waived'] as const
export const DifferenceWay = z.enum(differenceWays)
export type DifferenceWay = z.infer<typeof DifferenceWay>
