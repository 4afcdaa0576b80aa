import { z } from 'zod'
import { Message } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { InvitationList, InvitationMessage, NewInvitation, StaffList } from '../../../../contract/staff.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, forProvenAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { message } from '../response-messages.ts'
import { inviteStaff, revokeInvitation } from './invite-staff.ts'
import { listInvitations, listStaff } from './read-staff.ts'

const tags = ['staff']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }

/** Staff members and invitations. PATCH users/{id} changes or removes a role. */
export function staffRoutes(app: App, platform: Platform): void {
  app.get('/api/staff', { ...forAdmins, schema: { tags, response: { 200: StaffList, 401: Failure, 403: Failure } } }, async () => ({
    data: await listStaff(platform.db),
  }))

  app.get(
    '/api/staff/invitations',
    { ...forAdmins, schema: { tags, response: { 200: InvitationList, 401: Failure, 403: Failure } } },
    async () => ({ data: await listInvitations(platform) }),
  )

  const invite = { tags, body: NewInvitation, response: { 201: InvitationMessage, ...refusals } }
  app.post('/api/staff/invitations', { ...forProvenAdmins, schema: invite }, async (request, reply) => {
    const { userId: adminId } = requireAdmin(request)
    const { id, link } = await inviteStaff(platform, { ...request.body, adminId, language: languageOf(request.raw, true) })
    const invitation = (await listInvitations(platform)).find(({ _id }) => _id === id)
    if (!invitation) throw new AppError('conflict')
    return reply.code(201).send({ data: { invitation, link }, message: message(request, link ? 'invitedByLink' : 'invited') })
  })

  const revoke = { tags, params: z.object({ id: Id }), response: { 200: Message, ...refusals } }
  app.delete('/api/staff/invitations/:id', { ...forAdmins, schema: revoke }, async (request) => {
    await revokeInvitation(platform, request.params.id, requireAdmin(request).userId)
    return { message: message(request, 'invitationRevoked') }
  })
}
