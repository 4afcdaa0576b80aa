import { z } from 'zod'
import { BannersQuery } from '../../../contract/admin/banners.ts'
import { BannerList, LocationList, OneBanner, OneLocation, SettingsResponse, StoreList } from '../../../contract/content.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import * as read from './read-content.ts'
import { connectionsOf, openMethods } from './settings/connected-methods.rule.ts'
import { readSettings } from './settings/read-settings.ts'

const params = z.object({ id: Id })

export function contentRoutes(app: App, { db, clock, config }: Platform): void {
  app.get('/api/settings', { schema: { tags: ['settings'], response: { 200: SettingsResponse } } }, async ({ raw }) => {
    const aboutPictures = await read.listAboutPictures(db, languageOf(raw, true))
    const sharePicture = await read.findSharePicture(db, clock.now())
    const settings = await readSettings(db)
    const paymentMethods = openMethods(settings, connectionsOf(config).momo !== 'none')
    return {
      data: {
        settings: {
          ...settings,
          paymentMethods,
          aboutPictures,
          sharePicture,
          googleClientId: config.google.clientId,
          isMailOn: config.isMailOn,
        },
      },
    }
  })
  app.get('/api/stores', { schema: { tags: ['stores'], response: { 200: StoreList } } }, async ({ raw }) => ({
    data: await read.listStores(db, languageOf(raw, true)),
  }))

  const banners = { tags: ['banners'] }
  const someBanners = { ...banners, querystring: BannersQuery, response: { 200: BannerList } }
  app.get('/api/banner', { schema: someBanners }, async ({ raw, person, query }) => ({
    data:
      query.all === 'true' && person.role === 'admin'
        ? await read.listAllBanners(db, languageOf(raw, true))
        : await read.listBanners(db, clock.now(), languageOf(raw, true)),
  }))
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
  app.get('/api/locations', { schema: { ...locations, response: { 200: LocationList } } }, async ({ raw }) => ({
    data: await read.listLocations(db, languageOf(raw, true)),
  }))
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
