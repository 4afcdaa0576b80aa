import { z } from 'zod'
import { BannersQuery } from '../../../contract/admin/banners.ts'
import { type Banner, BannerList, LocationList, OneBanner, OneLocation, SettingsResponse, StoreList } from '../../../contract/content.ts'
import { Failure } from '../../../contract/errors.ts'
import { Id } from '../../../contract/text.ts'
import { AppError } from '../../platform/http/errors.ts'
import { languageOf } from '../../platform/http/language.ts'
import { publicRead } from '../../platform/http/public-read.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import * as read from './read-content.ts'
import { connectionsOf, openMethods } from './settings/connected-methods.rule.ts'
import { readSettings } from './settings/read-settings.ts'

const params = z.object({ id: Id })

export function contentRoutes(app: App, { db, clock, config, revisionCache }: Platform): void {
  publicRead(app, '/api/settings', { tags: ['settings'], response: { 200: SettingsResponse } }, async ({ reader: { language } }) => {
    const [settings, aboutPictures, chosenPicture, banners] = await Promise.all([
      readSettings(db),
      revisionCache.get(`about pictures ${language}`, () => read.listAboutPictures(db, language)),
      revisionCache.get('share picture', () => read.findChosenSharePicture(db)),
      revisionCache.get(`banners ${language}`, () => read.listActiveBanners(db, language)),
    ])
    const paymentMethods = openMethods(settings, connectionsOf(config).momo !== 'none')
    return {
      data: {
        data: {
          settings: {
            ...settings,
            paymentMethods,
            aboutPictures,
            sharePicture: chosenPicture ?? banners.find(isShownAt(clock.now()))?.image._id ?? null,
            googleClientId: config.google.clientId,
            isMailOn: config.isMailOn,
          },
        },
      },
    }
  })
  publicRead(app, '/api/stores', { tags: ['stores'], response: { 200: StoreList } }, async ({ reader: { language } }) => ({
    data: { data: await revisionCache.get(`stores ${language}`, () => read.listStores(db, language)) },
  }))

  const banners = { tags: ['banners'] }
  const someBanners = { ...banners, querystring: BannersQuery, response: { 200: BannerList } }
  publicRead(app, '/api/banner', someBanners, async ({ query, reader: { language }, role }) => {
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
  publicRead(app, '/api/locations', { ...locations, response: { 200: LocationList } }, async ({ reader: { language } }) => ({
    data: { data: await revisionCache.get(`locations ${language}`, () => read.listLocations(db, language)) },
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

/** Whether a banner that is on is within its dates. */
function isShownAt(now: Date) {
  return ({ startsAt, endsAt }: Pick<Banner, 'startsAt' | 'endsAt'>) =>
    (!startsAt || new Date(startsAt) <= now) && (!endsAt || new Date(endsAt) > now)
}

function there<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not_found')
  return found
}
