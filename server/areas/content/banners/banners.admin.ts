import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { BannerChange, BannerDone, BannerMessage, NewBanner, ReorderBanners } from '../../../../contract/admin/banners.ts'
import type { Banner } from '../../../../contract/content.ts'
import { Failure } from '../../../../contract/errors.ts'
import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { Id } from '../../../../contract/text.ts'
import { forAdmins, requireAdmin } from '../../../platform/http/auth-guards.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAnyBanner } from '../read-content.ts'
import { addBanner, changeBanner, deleteBanner, reorderBanners } from './change-banner.ts'

const tags = ['banners']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 404: Failure, 409: Failure }
const params = z.object({ id: Id })
const messages = {
  added: { vi: 'Đã thêm banner.', en: 'The banner has been added.' },
  saved: { vi: 'Đã lưu banner.', en: 'The banner has been saved.' },
  ordered: { vi: 'Đã lưu thứ tự.', en: 'The order has been saved.' },
  deleted: { vi: 'Đã xoá banner.', en: 'The banner has been deleted.' },
} satisfies Record<string, Bilingual>

export function bannerAdminRoutes(app: App, platform: Platform): void {
  const say = (request: FastifyRequest, what: keyof typeof messages) => messages[what][languageOf(request.raw, true)]
  async function find(request: FastifyRequest, id: string): Promise<Banner> {
    const banner = await findAnyBanner(platform.db, id, languageOf(request.raw, true))
    if (!banner) throw new AppError('not_found')
    return banner
  }

  const create = { tags, body: NewBanner, response: { 201: BannerMessage, ...refusals } }
  app.post('/api/banner', { ...forAdmins, schema: create }, async (request, reply) => {
    const id = await addBanner(platform, request.body, requireAdmin(request).userId)
    return reply.code(201).send({ data: { banner: await find(request, id) }, message: say(request, 'added') })
  })
  const order = { tags, body: ReorderBanners, response: { 200: BannerDone, ...refusals } }
  app.patch('/api/banner/order', { ...forAdmins, schema: order }, async (request) => {
    await reorderBanners(platform, request.body.ids, requireAdmin(request).userId)
    return { message: say(request, 'ordered') }
  })
  const change = { tags, params, body: BannerChange, response: { 200: BannerMessage, ...refusals } }
  app.patch('/api/banner/:id', { ...forAdmins, schema: change }, async (request) => {
    const { id } = request.params
    await changeBanner(platform, { id, fields: request.body.newBanner, adminId: requireAdmin(request).userId })
    return { data: { banner: await find(request, id) }, message: say(request, 'saved') }
  })
  const remove = { tags, params, response: { 200: BannerDone, ...refusals } }
  app.delete('/api/banner/:id', { ...forAdmins, schema: remove }, async (request) => {
    await deleteBanner(platform, request.params.id, requireAdmin(request).userId)
    return { message: say(request, 'deleted') }
  })
}
