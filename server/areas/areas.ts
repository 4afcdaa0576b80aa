import type { Shop } from '../platform/http/parse.ts'
import type { Platform } from '../platform/platform.ts'

/** Every area of the shop, in the order of who asks whom. */
export async function openAreas(_app: Shop, _platform: Platform) {
  return {}
}
