import { z } from 'zod'
import { BannersQuery } from '../../../contract/admin/banners.ts'
import { BannerList, LocationList, OneBanner, OneLocation, SettingsResponse, StoreList } from '../../../contract/content.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { publicRead, serialize } from '../../platform/http/public-read.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { isShownAt } from './banners/is-shown-at.rule.ts'
import * as read from './read-content.ts'
import { createPublicSettings } from './settings/read-public-settings.ts'

const params = z.object({ id: Id })

export function contentRoutes(app: App, platform: Platform): void {
  const { db, clock } = platform
  const readPublicSettings = createPublicSettings(platform)
  publicRead(
    app,
    platform,
    '/api/settings',
    { tags: ['settings'], response: { 200: SettingsResponse } },
    async ({ reader: { language } }, source) => ({
      json: await readPublicSettings(source, language),
    }),
  )
  publicRead(
    app,
    platform,
    '/api/stores',
    { tags: ['stores'], response: { 200: StoreList } },
    async ({ reader: { language } }, { db, revisionCache }) => ({
      json: await revisionCache.get(`stores ${language}`, async () => serialize(StoreList, { data: await read.listStores(db, language) })),
    }),
  )

  const banners = { tags: ['banners'] }
  const someBanners = { ...banners, querystring: BannersQuery, response: { 200: BannerList } }
  publicRead(app, platform, '/api/banner', someBanners, async ({ query, reader: { language }, role }, { db, revisionCache }) => {
    if (query.all === 'true' && role === 'admin') return { data: { data: await read.listAllBanners(db, language) } }
    const active = await revisionCache.get(`banners ${language}`, () => read.listActiveBanners(db, language))
    return { data: { data: active.filter(isShownAt(clock.now())) } }
  })
  app.get(
    '/api/banner/:id',
    { schema: { ...banners, params, response: { 200: OneBanner, 404: Failure } } },
    async ({ raw, person, params: { id } }) => {
      const language = languageOf(raw, true)
      const isAdmin = person.role === 'admin'
      return {
        data: { banner: there(await (isAdmin ? read.findAnyBanner(db, id, language) : read.findBanner(db, id, clock.now(), language))) },
      }
    },
  )

  const locations = { tags: ['locations'] }
  publicRead(
    app,
    platform,
    '/api/locations',
    { ...locations, response: { 200: LocationList } },
    async ({ reader: { language } }, { db, revisionCache }) => ({
      json: await revisionCache.get(`locations ${language}`, async () =>
        serialize(LocationList, { data: await read.listLocations(db, language) }),
      ),
    }),
  )
  app.get(
    '/api/locations/:id',
    { schema: { ...locations, params, response: { 200: OneLocation, 404: Failure } } },
    async ({ raw, params: { id } }) => {
      const location = there(await read.findLocation(db, id, languageOf(raw, true)))
      return { location, data: { location } }
    },
  )
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found')
  return found
}
