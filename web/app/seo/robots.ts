import { requestContext } from '../api/request-context.ts'
import { personalPaths } from '../navigation/cacheable-urls.ts'
import { paths } from '../paths.ts'
import type { Route } from './+types/robots'

/** Excludes personal pages, API responses, and the endless lists that searches could create. */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(requestContext)
  const closed = ['/api/', ...personalPaths.map((folder) => `/${folder}`), paths.search()]
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${publicUrl}${paths.sitemap()}`]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
