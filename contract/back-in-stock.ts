import { z } from 'zod'
import { Email, Id } from './text.ts'

/** The version of the consent text beside the button; changes with its wording. */
export const alertConsentVersion = '2026-11-21'

/** One mail when a variant is back in stock. `website` is a hidden field: only a bot fills it in. */
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
