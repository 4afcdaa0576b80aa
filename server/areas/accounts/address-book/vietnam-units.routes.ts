import { z } from 'zod'
import { ProvinceList, WardList } from '../../../../contract/accounts.ts'
import { Failure } from '../../../../contract/errors.ts'
import { AppError } from '../../../platform/http/errors.ts'
import type { App } from '../../../platform/http/validation.ts'
import { listProvinces, listWards } from './vietnam-units.ts'

/** The names of provinces and wards. The same for everyone; they change only by law. */
export function vietnamUnitsRoutes(app: App): void {
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
}
