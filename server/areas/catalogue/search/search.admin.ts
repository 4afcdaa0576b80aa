import {
  NewSynonym,
  OneTerm,
  SearchMessage,
  SearchMissesPage,
  SearchMissesQuery,
  SearchSynonyms,
  SynonymMessage,
} from '../../../../contract/admin/search.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addSynonym, deleteSynonym, hideMiss, listSynonyms } from './change-synonyms.ts'
import { listMisses, type MissRecorder } from './search-misses.ts'
import { countFound } from './search-products.ts'

const tags = ['search']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const added = { vi: 'Đã thêm từ đồng nghĩa.', en: 'The synonym has been added.' } as const
const deleted = { vi: 'Đã xoá từ đồng nghĩa.', en: 'The synonym has been deleted.' } as const
const hidden = { vi: 'Đã bỏ khỏi danh sách.', en: 'It has been removed from the list.' } as const

export function searchAdminRoutes(app: App, platform: Platform, misses: MissRecorder): void {
  const list = { tags, querystring: SearchMissesQuery, response: { 200: SearchMissesPage, ...refusals } }
  app.get('/api/search/misses', { ...forAdmins, schema: list }, async (request) => {
    await misses.flush()
    return { data: await listMisses(platform, request.query, languageOf(request.raw, true)) }
  })

  const hide = { tags, body: OneTerm, response: { 200: SearchMessage, ...refusals } }
  app.post('/api/search/misses/hide', { ...forAdmins, schema: hide }, async (request) => {
    await hideMiss(platform, request.body.term, requireAdmin(request).userId)
    return { message: hidden[languageOf(request.raw, true)] }
  })

  app.get('/api/search/synonyms', { ...forAdmins, schema: { tags, response: { 200: SearchSynonyms, ...refusals } } }, async () => ({
    data: { synonyms: await listSynonyms(platform.db) },
  }))

  const add = { tags, body: NewSynonym, response: { 201: SynonymMessage, ...refusals } }
  app.post('/api/search/synonyms', { ...forAdmins, schema: add }, async (request, reply) => {
    const synonym = await addSynonym(platform, request.body, requireAdmin(request).userId)
    const language = languageOf(request.raw, true)
    const found = await countFound(platform.readReplicas.primary, synonym.word, language)
    return reply.code(201).send({ data: { synonym, found }, message: added[language] })
  })

  const remove = { tags, body: OneTerm, response: { 200: SearchMessage, ...refusals } }
  app.delete('/api/search/synonyms', { ...forAdmins, schema: remove }, async (request) => {
    await deleteSynonym(platform, request.body.term, requireAdmin(request).userId)
    return { message: deleted[languageOf(request.raw, true)] }
  })
}
