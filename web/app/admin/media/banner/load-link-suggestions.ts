import { UserResponse } from '../../../../../contract/accounts.ts'
import { CategoryList, CollectionList } from '../../../../../contract/catalogue.ts'
import { paths } from '../../../paths.ts'
import { type AdminArgs, adminApi } from '../../admin-api.ts'

/** Pages of the shop to suggest as the target of a banner. The first call only checks that the user may open the form. */
export async function loadLinkSuggestions(args: AdminArgs): Promise<string[]> {
  const api = adminApi(args)
  const [, categories, collections] = await Promise.all([
    api.get('/api/users/me', UserResponse),
    api.get('/api/categories', CategoryList),
    api.get('/api/collections', CollectionList),
  ])
  return [
    paths.products(),
    paths.goodDeals(),
    paths.sales(),
    paths.about(),
    ...collections.data.map(({ slug }) => paths.collection(slug)),
    ...categories.data.map(({ name }) => paths.category(name)),
  ]
}
