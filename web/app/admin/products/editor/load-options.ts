import { CategoryList, CollectionList, ColorsInUse, SizesInUse, TagList } from '../../../../../contract/catalogue.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { sortSizes } from '../../../../../contract/sort-sizes.rule.ts'
import type { adminApi } from '../../admin-api.ts'

export type EditorOptions = Awaited<ReturnType<typeof loadEditorOptions>>

/** Categories, collections, tags, and the shop's known colours and sizes. */
export async function loadEditorOptions(api: ReturnType<typeof adminApi>) {
  const [categories, collections, tags, colors, sizes, settings] = await Promise.all([
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
    api.get('/api/tags', TagList),
    api.get('/api/products/colors?lang=en', ColorsInUse),
    api.get('/api/products/sizes', SizesInUse),
    api.get('/api/settings', SettingsResponse),
  ])
  const { baby, kids } = settings.data.settings.sizeChart
  const charted = [...baby, ...kids].map(({ size }) => size)
  return {
    categories: categories.data.map(({ _id, label }) => ({ value: _id, label })),
    collections: collections.data.map(({ _id, label }) => ({ value: _id, label })),
    tags: tags.data.map(({ name, label }) => ({ value: name, label })),
    /** Each with its English name, if it has one. */
    colors: colors.colors.map(({ color, label, hex }) => ({ vi: color, en: label === color ? '' : label, hex })),
    /** The sizes of the size chart and all others in use, in ascending order. */
    sizes: sortSizes([...new Set([...charted, ...sizes.sizes.map(({ size }) => size)])].map((size) => ({ size }))).map(({ size }) => size),
  }
}
