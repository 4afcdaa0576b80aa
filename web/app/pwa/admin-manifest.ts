import type { Route } from './+types/admin-manifest'
import { manifestResponse } from './manifest-response.ts'

/** The admin as an app of its own beside the shop: on an iPhone notifications reach an installed app alone. */
export async function loader({ context }: Route.LoaderArgs) {
  return manifestResponse(context, 'admin')
}
