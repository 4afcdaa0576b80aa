import { z } from 'zod'
import { SignedIn } from '../../../contract/accounts.ts'
import { Failure } from '../../../contract/errors.ts'
import { InvitationAnswer, OpenInvitation } from '../../../contract/staff.ts'
import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { admitTry } from '../../platform/rate-limit.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { arrivalOf } from './arrival.ts'
import { getUser } from './for-users.ts'
import { invitationLinksFromAddress } from './limits.ts'
import { say } from './messages.ts'
import { sendSession } from './sign-in.ts'

/** What whoever was asked to work here finds behind the link of the mail. */
export function invitationRoutes(app: Shop, platform: Platform): void {
  const tags = ['staff']
  const params = z.object({ token: z.string() })
  const refusals = { 400: Failure, 401: Failure, 404: Failure, 409: Failure, 429: Failure }

  app.get('/api/invitations/:token', { schema: { tags, params, response: { 200: OpenInvitation, ...refusals } } }, async (request) => {
    await admitTry(platform, invitationLinksFromAddress, request.ip)
    return { data: await readInvitation(platform, request.params.token, request.person) }
  })

  const accept = { tags, params, body: InvitationAnswer, response: { 200: SignedIn, ...refusals } }
  app.post('/api/invitations/:token', { schema: accept }, async (request, reply) => {
    await admitTry(platform, invitationLinksFromAddress, request.ip)
    const { params, body: answer, person } = request
    const { userId, session } = await acceptInvitation(platform, {
      token: params.token,
      answer,
      person,
      arrival: arrivalOf(request, 'invitation'),
    })
    sendSession(reply, platform, session)
    return { data: await getUser(platform.db, userId), message: say(request, 'joined', ...session.told) }
  })
}
