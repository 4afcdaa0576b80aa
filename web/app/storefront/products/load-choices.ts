import { ColorsInUse, SizesInUse, TagList } from '../../../../contract/catalogue.ts'
import { SettingsAnswer } from '../../../../contract/content.ts'
import type { Api } from '../../api.ts'
import { groupSizes, type SizeGroup } from './group-sizes.ts'

export type Choices = {
  sizes: SizeGroup[]
  colors: { color: string; label: string; hex: string }[]
  tags: { name: string; label: string }[]
}

/** What a list can be narrowed by. A part that cannot be read is left out; the list itself stands. */
export async function loadChoices(api: Api): Promise<Choices> {
  const [sizes, colors, tags, chart] = await Promise.all([
    api.get('/api/products/sizes', SizesInUse).then((answer) => answer.sizes, none),
    api.get('/api/products/colors', ColorsInUse).then((answer) => answer.colors, none),
    api.get('/api/tags', TagList).then((answer) => answer.data, none),
    api.get('/api/settings', SettingsAnswer).then(
      (answer) => answer.data.settings.sizeChart,
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
