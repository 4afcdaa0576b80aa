import { z } from 'zod'
import { InvitationResponse } from '../../../../contract/staff.ts'

/** A new user enters a name and a password; a signed-in one enters nothing. */
export const NewMemberForm = InvitationResponse.required()
export const JoinForm = z.object({})
