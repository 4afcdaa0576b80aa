import { z } from 'zod'
import { childMeasures } from '../../../contract/child-limits.ts'
import { BirthMonth, type Child } from '../../../contract/children.ts'
import { writtenText } from '../../../contract/text.ts'
import { vietnamDay } from '../../../contract/vietnam-time.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'

/** The fields of a child's card, as typed: decimal comma or point, and `05/2024` where the browser has no month picker. */
export const ChildForm = z
  .object({
    nickname: writtenText(40),
    birthMonth: z
      .string()
      .optional()
      .transform((text) => text?.trim().replace(/^(\d{1,2})[/-](\d{4})$/, (_, month, year) => `${year}-${month.padStart(2, '0')}`) || null)
      .pipe(BirthMonth.nullable()),
    heightCm: measure(childMeasures.heightCm),
    weightKg: measure(childMeasures.weightKg),
  })
  // One measure is enough to advise a size.
  .refine(({ heightCm, weightKg }) => heightCm !== null || weightKg !== null, { path: ['heightCm'], params: { key: 'required' } })

/** The card from the form; the day of measuring moves on only with the measures. */
export function toChild(form: z.output<typeof ChildForm>, before: Child | undefined, now: Date): Child {
  const isMeasuredAgain = before?.heightCm !== form.heightCm || before.weightKg !== form.weightKg
  return {
    ...form,
    childId: before?.childId ?? newIdempotencyKey(),
    measuredOn: before && !isMeasuredAgain ? before.measuredOn : vietnamDay(now),
  }
}

function measure({ min, max }: { min: number; max: number }) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      const typed = text?.trim().replace(',', '.') ?? ''
      if (typed === '') return null
      const value = /^\d{1,3}(?:\.\d{1,2})?$/.test(typed) ? Number(typed) : Number.NaN
      const key = Number.isNaN(value) ? 'number' : value < min ? `min:${min}` : value > max ? `max:${max}` : null
      if (key === null) return value
      context.addIssue({ code: 'custom', params: { key } })
      return z.NEVER
    })
}
