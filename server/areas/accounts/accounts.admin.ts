import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  CustomerChange,
  CustomerMessage,
  CustomerNotesChange,
  CustomerPage,
  CustomersQuery,
  OneCustomer,
  PasswordLink,
  PasswordLinkRequest,
  TwoFactorLift,
} from '../../../contract/admin/customers.ts'
import { Failure } from '../../../contract/errors.ts'
import { totalPages } from '../../../contract/paging.ts'
import { Id } from '../../../contract/text.ts'
import { asGuard, requireAdmin, requireProofIfProtected } from '../../platform/http/auth-guards.ts'
import { AppError } from '../../platform/http/errors.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { makePasswordLink } from './create-password-link.ts'
import { changeCustomer } from './customers/change-customer.ts'
import { customersCsvRoutes } from './customers/customers-csv.admin.ts'
import { endCustomerSessions } from './customers/end-customer-sessions.ts'
import { getCustomer, listCustomers } from './customers/read-customers.ts'
import { writeCustomerNotes } from './customers/write-customer-notes.ts'
import { message } from './response-messages.ts'
import { resetTwoFactor } from './two-factor/reset-two-factor.ts'

/** The customers page. */
export function accountAdminRoutes(app: App, platform: Platform): void {
  const { db } = platform
  const tags = ['users']
  const params = z.object({ id: Id })
  const failures = { 400: Failure, 401: Failure, 403: Failure }
  const forAdmins = asGuard('admins', {
    onRequest: async (request: FastifyRequest) => {
      if (isCall(app, (request.params as { id?: string }).id)) throw new AppError('not_found')
      requireAdmin(request)
    },
  })

  customersCsvRoutes(app, platform)

  app.get(
    '/api/users',
    { ...forAdmins, schema: { tags, querystring: CustomersQuery, response: { 200: CustomerPage, ...failures } } },
    async ({ query }) => {
      const { users, total } = await listCustomers(db, query)
      const { page: currentPage, limit } = query
      return { data: { users, total, totalPage: totalPages(total, limit), currentPage } }
    },
  )

  app.get(
    '/api/users/:id',
    { ...forAdmins, schema: { tags, params, response: { 200: OneCustomer, ...failures, 404: Failure } } },
    async (request) => ({ data: { user: await getCustomer(db, request.params.id) } }),
  )

  app.patch(
    '/api/users/:id',
    {
      ...forAdmins,
      schema: { tags, params, body: CustomerChange, response: { 200: CustomerMessage, ...failures, 404: Failure, 409: Failure } },
    },
    async (request) => {
      const { id: userId } = request.params
      requireProofIfProtected(requireAdmin(request))
      await changeCustomer(platform, { userId, change: request.body, adminId: requireAdmin(request).userId })
      return { data: { user: await getCustomer(db, userId) }, message: message(request, 'customerSaved') }
    },
  )

  const lifted = {
    tags,
    params,
    body: TwoFactorLift,
    response: { 200: CustomerMessage, ...failures, 404: Failure, 409: Failure, 429: Failure },
  }
  app.post('/api/users/:id/two-factor/lift', { ...forAdmins, schema: lifted }, async (request) => {
    const { id: userId } = request.params
    await resetTwoFactor(platform, requireAdmin(request), { userId, password: request.body.password })
    return { data: { user: await getCustomer(db, userId) }, message: message(request, 'twoFactorLifted') }
  })

  const signedOut = { tags, params, response: { 200: CustomerMessage, ...failures, 404: Failure, 409: Failure } }
  app.post('/api/users/:id/sign-out', { ...forAdmins, schema: signedOut }, async (request) => {
    const { id: userId } = request.params
    await endCustomerSessions(platform, requireAdmin(request), userId)
    return { data: { user: await getCustomer(db, userId) }, message: message(request, 'signedOutEverywhere') }
  })

  const linked = {
    tags,
    params,
    body: PasswordLinkRequest,
    response: { 201: PasswordLink, ...failures, 404: Failure, 409: Failure, 429: Failure },
  }
  app.post('/api/users/:id/password-link', { ...forAdmins, schema: linked }, async (request, reply) => {
    const { params, body } = request
    const { link, expiresAt } = await makePasswordLink(platform, requireAdmin(request), { userId: params.id, password: body.password })
    return reply.code(201).send({ data: { link, expiresAt: expiresAt.toISOString() }, message: message(request, 'passwordLinkMade') })
  })

  const noted = { tags, params, body: CustomerNotesChange, response: { 200: CustomerMessage, ...failures, 404: Failure, 409: Failure } }
  app.patch('/api/users/:id/notes', { ...forAdmins, schema: noted }, async (request) => {
    const { id: userId } = request.params
    await writeCustomerNotes(platform, { userId, ...request.body, adminId: requireAdmin(request).userId })
    return { data: { user: await getCustomer(db, userId) }, message: message(request, 'customerSaved') }
  })
}

/** True for the name of another route that was called with an unsupported method: it responds 404. */
function isCall(app: App, id = ''): boolean {
  if (!/^[a-z-]+$/.test(id)) return false
  return (['GET', 'POST', 'PATCH', 'DELETE'] as const).some((method) => app.hasRoute({ method, url: `/api/users/${id}` }))
}
