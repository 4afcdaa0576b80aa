import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/short-address'

/** As people write it by hand. */
export function loader({ request }: Route.LoaderArgs) {
  return redirect(paths.sales() + new URL(request.url).search, 301)
}
