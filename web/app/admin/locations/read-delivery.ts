import { ProvinceList } from '../../../../contract/accounts.ts'
import { LocationList, SettingsResponse, StoreList } from '../../../../contract/content.ts'
import type { Api } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { guessHomeProvince } from './coverage.rule.ts'

/** Reads each list separately, so that one failure does not hide the other. */
export async function readDelivery(api: Pick<Api, 'get'>) {
  const [areas, stores, provinces, settings] = await Promise.all([
    api.get('/api/locations', LocationList).catch(nullIfRefused),
    api.get('/api/stores', StoreList).catch(nullIfRefused),
    api.get('/api/addresses/provinces', ProvinceList).catch(nullIfRefused),
    api.get('/api/settings', SettingsResponse).catch(nullIfRefused),
  ])
  const { owner, brand } = settings?.data.settings ?? {}
  const written = [owner?.address, stores?.data[0]?.address, brand?.city.vi].filter((text) => text !== undefined)
  return {
    areas: areas?.data,
    stores: stores?.data,
    provinces: provinces?.data,
    home: guessHomeProvince(written, provinces?.data ?? []),
  }
}

function nullIfRefused(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}
