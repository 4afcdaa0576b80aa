import { z } from 'zod'
import { Message } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { OpenSessionList, PasswordAgain, SessionsEnded, SignInList } from '../../../../contract/two-factor.ts'
import { requireProofIfProtected, requireRecentProof, requireUser } from '../../../platform/http/auth-guards.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forUsers } from '../get-user.ts'
import { message } from '../response-messages.ts'
import { signOutElsewhere, signOutOne } from './end-sessions.ts'
import { confirmPassword } from './limit-password-tries.ts'
import { readOpenSessions, readSignIns } from './read-sign-ins.ts'

/** A user's own sign-ins and open sessions, and the proof of identity that ending them needs. */
export function openSessionRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const tags = ['users']
  const refusals = { 400: Failure, 401: Failure, 403: Failure }

  app.get('/api/users/sign-ins', { ...forUsers, schema: { tags, response: { 200: SignInList, 401: Failure } } }, async (request) => {
    return { data: await readSignIns(platform, requireUser(request)) }
  })

  app.get('/api/users/sessions', { ...forUsers, schema: { tags, response: { 200: OpenSessionList, 401: Failure } } }, async (request) => {
    return { data: await readOpenSessions(platform, requireUser(request)) }
  })

  app.delete('/api/users/sessions', { ...forUsers, schema: { tags, response: { 200: SessionsEnded, ...refusals } } }, async (request) => {
    const person = requireUser(request)
    requireRecentProof(person)
    const ended = await signOutElsewhere(db, person)
    return { data: { ended }, message: message(request, 'othersSignedOut') }
  })

  const one = {
    tags,
    params: z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) }),
    response: { 200: Message, ...refusals, 404: Failure },
  }
  app.delete('/api/users/sessions/:id', { ...forUsers, schema: one }, async (request) => {
    const person = requireUser(request)
    requireRecentProof(person)
    await signOutOne(db, { userId: person.userId, signInId: request.params.id })
    return { message: message(request, 'oneSignedOut') }
  })

  const again = { tags, body: PasswordAgain, response: { 200: Message, ...refusals, 429: Failure } }
  app.post('/api/users/confirm-password', { ...forUsers, schema: again }, async (request) => {
    await confirmPassword(platform, requireUser(request), request.body.password)
    return { message: message(request, 'passwordConfirmed') }
  })

  const recent = { tags, response: { 200: Message, 401: Failure, 403: Failure } }
  app.get('/api/users/recent-proof', { ...forUsers, schema: recent }, async (request) => {
    requireProofIfProtected(requireUser(request))
    return { message: message(request, 'passwordConfirmed') }
  })
}
