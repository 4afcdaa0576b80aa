import { z } from 'zod'
import { InvitationResponse } from '../../../../contract/staff.ts'

/** Somebody new says who they are; whoever is signed in has nothing to fill in. */
export const NewMemberForm = InvitationResponse.required()
export const JoinForm = z.object({})
