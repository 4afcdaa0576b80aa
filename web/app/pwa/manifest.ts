import type { Route } from './+types/manifest'
import { manifestResponse } from './manifest-response.ts'

/** The shop as an app on a phone's home screen, under the shop's name. */
export async function loader({ context }: Route.LoaderArgs) {
  return manifestResponse(context, 'shop')
}
