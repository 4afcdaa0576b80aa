import { ColorsInUse, SizesInUse, TagList } from '../../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../../contract/content.ts'
import type { Api } from '../../api/api.ts'
import { groupSizes, type SizeGroup } from './group-sizes.rule.ts'

export type FilterOptions = {
  sizes: SizeGroup[]
  colors: { color: string; label: string; hex: string }[]
  tags: { name: string; label: string }[]
}

/** The values of the filters. A part that fails to load is left out; the list itself still works. */
export async function loadFilterOptions(api: Api): Promise<FilterOptions> {
  const [sizes, colors, tags, chart] = await Promise.all([
    api.get('/api/products/sizes', SizesInUse).then((response) => response.sizes, none),
    api.get('/api/products/colors', ColorsInUse).then((response) => response.colors, none),
    api.get('/api/tags', TagList).then((response) => response.data, none),
    api.get('/api/settings', SettingsResponse).then(
      (response) => response.data.settings.sizeChart,
      () => ({ baby: [], kids: [] }),
    ),
  ])
  return {
    sizes: groupSizes(
      sizes.map(({ size }) => size),
      chart,
    ),
    colors: colors.map(({ color, label, hex }) => ({ color, label, hex })),
    tags: tags.filter(({ productCount }) => productCount > 0).map(({ name, label }) => ({ name, label })),
  }
}

function none(): never[] {
  return []
}
