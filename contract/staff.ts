import { z } from 'zod'
import { NewPassword } from './accounts.ts'
import { Email, writtenText } from './text.ts'

export const StaffRole = z.enum(['staff', 'admin'])
export type StaffRole = z.infer<typeof StaffRole>

/** A staff member. */
export const StaffMember = z.object({
  _id: z.string(),
  fullName: z.string(),
  username: z.string(),
  email: z.string(),
  role: StaffRole,
  blocked: z.boolean(),
  twoFactor: z.boolean(),
  seenAt: z.string().nullable(),
  createdAt: z.string(),
})
export type StaffMember = z.infer<typeof StaffMember>
export const StaffList = z.object({ data: z.array(StaffMember) })

export const NewInvitation = z.object({ email: Email, role: StaffRole })
export const Invitation = z.object({
  _id: z.string(),
  email: z.string(),
  role: StaffRole,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
})
export type Invitation = z.infer<typeof Invitation>
export const InvitationList = z.object({ data: z.array(Invitation) })
/** `link`: where the shop sends no mail, for the admin to pass on; shown only in this response. */
export const InvitationMessage = z.object({
  data: z.object({ invitation: Invitation, link: z.string().nullable() }),
  message: z.string(),
})

/** The invitation for the holder of the link. `account`: whether the e-mail has an account, and whether it is the signed-in one. */
export const OpenInvitation = z.object({
  data: z.object({ email: z.string(), role: StaffRole, invitedBy: z.string(), account: z.enum(['none', 'other', 'signed-in']) }),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

/** Name and password of a new account; an existing account sends neither. */
export const InvitationResponse = z.object({
  fullName: writtenText(120).optional(),
  password: NewPassword.optional(),
})
export type InvitationResponse = z.infer<typeof InvitationResponse>
