import { z } from 'zod'
import { Email, Id } from './text.ts'

/** What the sentence beside the button says; a new value whenever its words change. */
export const alertConsentVersion = '2026-11-21'

/** One mail when a colour in a size is there again. `website` is a field people do not see: whoever fills it in is a program. */
export const NewAlert = z.object({
  productId: Id,
  color: z.string().max(120),
  size: z.string().max(20).nullish(),
  email: Email,
  website: z.string().max(2_000).optional(),
})
export type NewAlert = z.infer<typeof NewAlert>
export const AlertEnd = z.object({ token: z.string().max(100) })
export const AlertResponse = z.object({ message: z.string() })
