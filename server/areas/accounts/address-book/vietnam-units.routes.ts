import { z } from 'zod'
import { FoundPlaces, PlaceQuery, ProvinceList, WardList } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { AppError } from '../../../platform/http/errors.ts'
import { createIpRateLimit } from '../../../platform/http/ip-rate-limit.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findWards } from './find-wards.ts'
import { listProvinces, listWards } from './vietnam-units.ts'

/** More than a district has wards, and not more than anybody reads. */
const maxPlaces = 24
/** Searches of an IP are a third of all its requests at most. */
const shareOfRequests = 1 / 3

/** The names of provinces and wards. The same for everyone; they change only by law. */
export function vietnamUnitsRoutes(app: App, { config }: Pick<Platform, 'config'>): void {
  app.get('/api/addresses/provinces', { schema: { tags: ['addresses'], response: { 200: ProvinceList } } }, async () => ({
    data: listProvinces(),
  }))

  const params = z.object({ code: z.string().max(10) })
  app.get(
    '/api/addresses/provinces/:code/wards',
    { schema: { tags: ['addresses'], params, response: { 200: WardList, 404: Failure } } },
    async (request) => {
      const wards = listWards(request.params.code)
      if (!wards) throw new AppError('not_found')
      return { data: wards }
    },
  )

  const searches = createIpRateLimit(Math.max(1, Math.ceil(config.requestsPerMinute * shareOfRequests)))
  const find = { tags: ['addresses'], querystring: PlaceQuery, response: { 200: FoundPlaces, 400: Failure, 429: Failure } }
  app.get('/api/addresses/find', { schema: find }, async ({ query, ip }) => {
    const retryAfter = searches.count(ip)
    if (retryAfter > 0) throw new AppError('too_many_requests', { retryAfter })
    const { wards } = findWards(query.query, { provinceCode: query.province, isBegun: true })
    return { data: wards.slice(0, maxPlaces) }
  })
}
