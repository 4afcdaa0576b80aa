import { z } from 'zod'
import { ProfileChange, Username } from '../../../../contract/accounts.ts'

/** The profile form as typed: an empty field removes its value. */
export const DetailsForm = z.object({ fullName: ProfileChange.shape.fullName, phone: ProfileChange.shape.phone, username: Username })
export type DetailsForm = z.output<typeof DetailsForm>

export function toProfile({ fullName = '', phone = null, username }: DetailsForm) {
  return { fullName: fullName.trim(), phone, username }
}
