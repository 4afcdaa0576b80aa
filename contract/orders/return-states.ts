import { z } from 'zod'

/** Goods back, money back. `received`: inspected, and the money is on its way; `done`: it has arrived. */
export const returnStatuses = ['requested', 'approved', 'received', 'done', 'rejected', 'cancelled'] as const
export const ReturnStatus = z.enum(returnStatuses)
export type ReturnStatus = z.infer<typeof ReturnStatus>

/** What an open case waits for: a decision, the goods, money (in either direction), or the new item's way to the customer. */
export const caseSteps = ['decide', 'goods', 'money', 'send'] as const
export const CaseStep = z.enum(caseSteps)
export type CaseStep = z.infer<typeof CaseStep>
