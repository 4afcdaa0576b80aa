import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Route = { imports?: string[]; css?: string[]; parentId?: string } & Record<string, unknown>
type Manifest = { entry?: { imports: string[] }; routes: Record<string, Route> }

const assignment = 'window.__reactRouterManifest='

/** The pages that shoppers open one after the other, whose links prefetch them with all their files. */
const isPrefetchedWhole = (id: string) =>
  id === 'root' ||
  (/^storefront\//.test(id) && !/\/(about|faq|policy|contact|newsletter|unsubscribe|unsubscribe-alerts|continue|offer)\//.test(id))

/**
 * Every page loads the map of all routes, of which two thirds are the admin's. What the router does without is left out: `false` is the
 * same as absent; it reads a route's `imports` only where a link prefetches the page, and has loaded those of every page by then; the
 * styles of the routes around a page come with these.
 */
export function shortenMap(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('react-router writes the map of its routes in another way')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;$/, '')) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (!isPrefetchedWhole(id)) delete route.imports
    else route.imports = route.imports?.filter((file) => !manifest.entry?.imports.includes(file))
    if (route.css) route.css = withoutStylesAround(route.css, route.parentId, manifest)
    for (const [name, value] of Object.entries(route)) if (value === false) delete route[name]
  }
  return `${assignment}${JSON.stringify(manifest)};`
}

function withoutStylesAround(css: string[], parentId: string | undefined, { routes }: Manifest): string[] {
  const parent = parentId === undefined ? undefined : routes[parentId]
  if (!parent) return css
  return withoutStylesAround(
    css.filter((file) => !parent.css?.includes(file)),
    parent.parentId,
    { routes },
  )
}

/** Shortens the map of the browser. The server has its own, with which it announces the files of the page at hand. */
export function shortenRouteManifest(buildDirectory: string): void {
  const assets = join(buildDirectory, 'client', 'assets')
  const name = readdirSync(assets).find((name) => {
    return /^manifest-\w+\.js$/.test(name) && readFileSync(join(assets, name), 'utf8').startsWith(assignment)
  })
  if (!name) throw new Error('react-router writes the map of its routes to another place')
  const path = join(assets, name)
  writeFileSync(path, shortenMap(readFileSync(path, 'utf8')))
}
