import { z } from 'zod'
import { Message } from '../../../../contract/accounts.ts'
import { SecondChoicePage, SecondChoiceQuery, SecondChoiceWriteOff } from '../../../../contract/admin/second-choice.ts'
import { Failure } from '../../../../contract/errors.ts'
import { Id } from '../../../../contract/text.ts'
import { forStaff, requireStaff } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readSecondChoice, writeOffSecondChoice } from './write-off-second-choice.ts'

const tags = ['stock']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const writtenOff = { vi: 'Đã bỏ hàng hạng hai.', en: 'Second-choice goods written off.' } as const

/** Goods that came back and are sold apart: in an order, at a price by hand, or not at all. */
export function secondChoiceRoutes(app: App, { db }: Pick<Platform, 'db'>): void {
  const list = { tags, querystring: SecondChoiceQuery, response: { 200: SecondChoicePage, ...refusals } }
  app.get('/api/second-choice', { ...forStaff, schema: list }, async ({ raw, query }) => ({
    data: await readSecondChoice(db, query, languageOf(raw, true)),
  }))

  const writeOff = { tags, params: z.object({ id: Id }), body: SecondChoiceWriteOff, response: { 200: Message, ...refusals } }
  app.post('/api/second-choice/:id/write-off', { ...forStaff, schema: writeOff }, async (request) => {
    const { userId: staffId } = requireStaff(request)
    await writeOffSecondChoice(db, { ...request.body, goodsId: request.params.id, staffId })
    return { message: writtenOff[languageOf(request.raw, true)] }
  })
}
