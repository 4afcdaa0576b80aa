import type { Shop } from '../platform/http/parse.ts'
import type { Platform } from '../platform/platform.ts'
import { openAccounts } from './accounts/accounts.ts'
import { openCatalogue } from './catalogue/catalogue.ts'
import { openMedia } from './media/media.ts'

/** Every area of the shop, in the order of who asks whom. */
export async function openAreas(app: Shop, platform: Platform) {
  await openAccounts(app, platform)
  await openMedia(app, platform)
  openCatalogue(app, platform)
  return {}
}
