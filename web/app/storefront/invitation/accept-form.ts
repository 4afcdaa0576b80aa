import { z } from 'zod'
import { InvitationAnswer } from '../../../../contract/staff.ts'

/** Somebody new says who they are; whoever is signed in has nothing to fill in. */
export const NewMember = InvitationAnswer.required()
export const JoinForm = z.object({})
