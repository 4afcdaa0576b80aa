import type { Route } from './+types/admin-manifest'
import { describeApp } from './describe-app.ts'

/** The admin as an app of its own beside the shop: on an iPhone notifications reach an installed app alone. */
export async function loader({ context }: Route.LoaderArgs) {
  return describeApp(context, 'admin')
}
