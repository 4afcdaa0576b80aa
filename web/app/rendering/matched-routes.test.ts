import { expect, test } from 'vitest'
import { withMatchedRoutes } from './matched-routes.ts'

type Context = Parameters<typeof withMatchedRoutes>[0]

/** The parts that are read. */
const contextOf = (context: object) => context as unknown as Context

test('withMatchedRoutes: keeps the routes of the page and everything else', () => {
  const [root, product, admin] = [{ id: 'root' }, { id: 'product' }, { id: 'admin' }]
  const staticHandlerContext = { matches: [{ route: root }, { route: product }] }
  const context = contextOf({ manifest: { url: '/m.js', routes: { root, product, admin } }, staticHandlerContext, ssr: true })
  const page = withMatchedRoutes(context)
  expect(page).toEqual({ ...context, manifest: { url: '/m.js', routes: { root, product } } })
  expect(page.staticHandlerContext).toBe(staticHandlerContext)
  expect(context.manifest.routes).toHaveProperty('admin')
})
