import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { routes: Record<string, { imports: string[] }> }

const assignment = 'window.__reactRouterManifest='

/**
 * Every page loads the map of all routes. The router reads a route's `imports` where a link prefetches it, and the admin has no such
 * link: its lists of files are left out, a third of the map.
 */
export function withoutAdminImports(script: string): string {
  if (!script.startsWith(assignment)) throw new Error('react-router writes the map of its routes in another way')
  const manifest = JSON.parse(script.slice(assignment.length).replace(/;$/, '')) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) if (id.startsWith('admin/')) route.imports = []
  return `${assignment}${JSON.stringify(manifest)};`
}

/** Shortens the map of the browser. The server has its own, with which it announces the files of the page at hand. */
export function shortenRouteManifest(buildDirectory: string): void {
  const assets = join(buildDirectory, 'client', 'assets')
  const name = readdirSync(assets).find((name) => {
    return /^manifest-\w+\.js$/.test(name) && readFileSync(join(assets, name), 'utf8').startsWith(assignment)
  })
  if (!name) throw new Error('react-router writes the map of its routes to another place')
  const path = join(assets, name)
  writeFileSync(path, withoutAdminImports(readFileSync(path, 'utf8')))
}
