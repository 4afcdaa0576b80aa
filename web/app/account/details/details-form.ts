import { z } from 'zod'
import { ProfileChange, Username } from '../../../../contract/accounts.ts'

/** As it is typed: what is left empty is taken back. */
export const DetailsForm = z.object({ fullName: ProfileChange.shape.fullName, phone: ProfileChange.shape.phone, username: Username })
export type DetailsForm = z.output<typeof DetailsForm>

export function toProfile({ fullName = '', phone = null, username }: DetailsForm) {
  return { fullName: fullName.trim(), phone, username }
}
