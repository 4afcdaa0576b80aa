import type { Route } from './+types/manifest'
import { describeApp } from './describe-app.ts'

/** How the shop looks among the apps of a phone, under the name its owner gave it. */
export async function loader({ context }: Route.LoaderArgs) {
  return describeApp(context, 'shop')
}
