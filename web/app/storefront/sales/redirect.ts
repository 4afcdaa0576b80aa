import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/redirect'

/** As people write it by hand. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths.sales() + url.search, 301)
}
