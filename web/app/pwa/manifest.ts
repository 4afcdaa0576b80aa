import type { Route } from './+types/manifest'
import { manifestResponse } from './manifest-response.ts'

/** How the shop looks among the apps of a phone, under the name its owner gave it. */
export async function loader({ context }: Route.LoaderArgs) {
  return manifestResponse(context, 'shop')
}
