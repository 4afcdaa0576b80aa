import { z } from 'zod'
import { SignedIn } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { InvitationResponse, OpenInvitation } from '../../../../contract/staff.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getUser } from '../get-user.ts'
import { message } from '../response-messages.ts'
import { invitationLinksPerIp } from '../sessions/account-limits.ts'
import { loginContextOf } from '../sessions/login-context.ts'
import { sendSession } from '../sessions/session-cookies.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'

/** The invitation behind the link of the mail. */
export function invitationRoutes(app: App, platform: Platform): void {
  const tags = ['staff']
  const params = z.object({ token: z.string() })
  const refusals = { 400: Failure, 401: Failure, 404: Failure, 409: Failure, 429: Failure }

  app.get('/api/invitations/:token', { schema: { tags, params, response: { 200: OpenInvitation, ...refusals } } }, async (request) => {
    await consume(platform, invitationLinksPerIp, request.ip)
    return { data: await readInvitation(platform, request.params.token, request.person) }
  })

  const accept = { tags, params, body: InvitationResponse, response: { 200: SignedIn, ...refusals } }
  app.post('/api/invitations/:token', { schema: accept }, async (request, reply) => {
    await consume(platform, invitationLinksPerIp, request.ip)
    const { params, body: response, person } = request
    const { userId, session } = await acceptInvitation(platform, {
      token: params.token,
      answer: response,
      person,
      login: loginContextOf(request, 'invitation'),
    })
    sendSession(reply, platform, session)
    return { data: await getUser(platform.db, userId), message: message(request, 'joined', ...session.notices) }
  })
}
