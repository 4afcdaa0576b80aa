import { expect, test } from 'vitest'
import { withoutAdminImports } from './route-manifest.ts'

const script = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`

test('route manifest: a page of the admin loses the list of its files, and keeps its own file and styles', () => {
  const home = { module: '/assets/home.js', imports: ['/assets/platform.js'], css: [] }
  const orders = { module: '/assets/orders.js', imports: ['/assets/platform.js'], css: ['/assets/admin.css'] }
  expect(withoutAdminImports(script({ 'storefront/home/page': home, 'admin/orders/page': orders }))).toBe(
    script({ 'storefront/home/page': home, 'admin/orders/page': { ...orders, imports: [] } }),
  )
})

test('route manifest: stops the build where the router writes it in another way', () => {
  expect(() => withoutAdminImports('export default {}')).toThrow('another way')
})
