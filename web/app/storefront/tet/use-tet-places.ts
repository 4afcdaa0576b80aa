import { useQuery } from '@tanstack/react-query'
import type { TetPlaces } from '../../../../contract/checkout.ts'
import { tetAhead } from '../../../../contract/tet.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import { useRememberedProvince } from '../../address/remembered-province.ts'
import { sortProvinces } from '../../address/sort-provinces.rule.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/tet.ts'
import vi from '../../locales/vi/tet.ts'
import { withQuery } from '../../paths.ts'
import { useDeliveryAreas } from '../free-delivery/use-delivery-areas.ts'

const tetTexts = { vi: { tet: vi }, en: { tet: en } }

export function useTetTexts() {
  return useTranslation('tet', tetTexts)
}

/** More are not asked for at once. */
const maxLeadDays = 24
const tetPlaces = shallowSchema<{ data: TetPlaces | null }>(({ data }) => data === null || Array.isArray(data?.places))

/** The places before Tết for the province chosen on this device, in the season; null if there is nothing to say. */
export function useTetPlaces(leadDays: readonly number[]): TetPlaces | null {
  const isSeason = tetAhead(vietnamDay(new Date())) !== null
  const { brand } = useSiteSettings()
  const areas = useDeliveryAreas()
  const provinces = sortProvinces(
    (areas.data ?? []).flatMap((area) => area.provinces),
    brand.city,
  )
  const province = useRememberedProvince(provinces)
  const asked = leadDays
    .toSorted((one, other) => one - other)
    .slice(0, maxLeadDays)
    .join(',')
  const path = withQuery('/api/shipping/before-tet', { province, leadDays: asked })
  const { data = null } = useQuery({
    queryKey: ['before-tet', path],
    queryFn: async ({ signal }) => (await browserApi().get(path, tetPlaces, { signal })).data,
    enabled: isSeason && province !== undefined,
    staleTime: 300_000,
    retry: false,
  })
  return data
}
