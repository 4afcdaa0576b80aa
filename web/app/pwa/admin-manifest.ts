import type { Route } from './+types/admin-manifest'
import { manifestResponse } from './manifest-response.ts'

/** The admin as a separate app: on an iPhone only installed apps receive notifications. */
export async function loader({ context }: Route.LoaderArgs) {
  return manifestResponse(context, 'admin')
}
