import { z } from 'zod'
import { childMeasures, maxChildren } from './child-limits.ts'
import { Id, writtenText } from './text.ts'

/** Year and month only: a size needs no birthday. */
export const BirthMonth = z.string().regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)

/** What a size is advised by. A nickname, no full name. Height to the millimetre, weight to the gram. */
export const ChildInput = z.object({
  nickname: writtenText(40),
  birthMonth: BirthMonth.nullable(),
  heightCm: z.number().min(childMeasures.heightCm.min).max(childMeasures.heightCm.max).nullable(),
  weightKg: z.number().min(childMeasures.weightKg.min).max(childMeasures.weightKg.max).nullable(),
  /** The day on which the child was measured, in Vietnam. */
  measuredOn: z.iso.date(),
})
export type ChildInput = z.infer<typeof ChildInput>

/** The device chooses the id, so that repeating a request changes nothing, and a card keeps its id when it enters the account. */
export const Child = ChildInput.extend({ childId: Id })
export type Child = z.infer<typeof Child>

export const ChildName = z.object({ childId: Id })
export const DeviceChildren = z.object({ children: z.array(Child).max(maxChildren) })
export const ChildrenResponse = z.object({ data: z.object({ children: z.array(Child) }), message: z.string().optional() })
export type ChildrenResponse = z.infer<typeof ChildrenResponse>
