import { z } from 'zod'
import {
  DraftLink,
  DraftPage,
  DraftsQuery,
  OrderDraftBody,
  OrderDraftChange,
  OrderDraftMessage,
  OrderDraftResponse,
} from '../../../../contract/admin/order-drafts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { CheckoutDeps } from '../order-request.ts'
import { readDraft, readDrafts, showDraft, showLink } from './read-drafts.ts'
import { createDraft, createLink, removeDraft, saveDraft } from './write-draft.ts'

const saved = { vi: 'Đã lưu đơn nháp.', en: 'The draft has been saved.' } as const
const linked = { vi: 'Đã tạo liên kết cho khách.', en: 'The link for the customer is ready.' } as const
const removed = { vi: 'Đã xoá đơn nháp.', en: 'The draft has been deleted.' } as const

/** Orders that staff prepare: saved as a draft, edited, deleted, or sent to the customer as a link. */
export function draftAdminRoutes(app: App, deps: CheckoutDeps): void {
  const tags = ['orders']
  const one = { tags, params: z.object({ id: Id }) }
  const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }

  const list = { tags, querystring: DraftsQuery, response: { 200: DraftPage, ...refusals } }
  app.get('/api/orders/drafts', { ...forStaff, schema: list }, async ({ query }) => ({ data: await readDrafts(deps, query) }))

  const create = { tags, body: OrderDraftBody, response: { 201: OrderDraftMessage, ...refusals } }
  app.post('/api/orders/drafts', { ...forStaff, schema: create }, async (request, reply) => {
    const { userId: staffId } = requireStaff(request)
    const draft = await showDraft(deps, await createDraft(deps, { body: request.body, staffId }))
    return reply.code(201).send({ data: { draft }, message: saved[languageOf(request.raw, true)] })
  })

  const read = { ...one, response: { 200: OrderDraftResponse, ...refusals } }
  app.get('/api/orders/drafts/:id', { ...forStaff, schema: read }, async ({ params }) => ({
    data: { draft: await readDraft(deps, params.id) },
  }))

  const save = { ...one, body: OrderDraftChange, response: { 200: OrderDraftMessage, ...refusals } }
  app.put('/api/orders/drafts/:id', { ...forStaff, schema: save }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    const { expectedVersion, ...body } = request.body
    const draft = await showDraft(deps, await saveDraft(deps, { id: request.params.id, expectedVersion, body, staffId }))
    return { data: { draft }, message: saved[languageOf(request.raw, true)] }
  })

  const remove = { ...one, response: { 200: z.object({ message: z.string() }), ...refusals } }
  app.delete('/api/orders/drafts/:id', { ...forStaff, schema: remove }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    await removeDraft(deps, { id: request.params.id, staffId })
    return { message: removed[languageOf(request.raw, true)] }
  })

  const link = { ...one, response: { 200: DraftLink, ...refusals } }
  app.post('/api/orders/drafts/:id/link', { ...forStaff, schema: link }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    const data = await showLink(deps, await createLink(deps, { id: request.params.id, staffId }))
    return { data, message: linked[languageOf(request.raw, true)] }
  })
}
