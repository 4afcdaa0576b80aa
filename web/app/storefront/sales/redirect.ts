import { redirect } from 'react-router'
import { paths } from '../../paths.ts'
import type { Route } from './+types/redirect'

/** A short URL, as people type it by hand. */
export function loader({ url }: Route.LoaderArgs) {
  return redirect(paths.sales() + url.search, 301)
}
