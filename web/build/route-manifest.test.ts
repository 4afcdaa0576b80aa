import { expect, test } from 'vitest'
import { shortenMap } from './route-manifest.ts'

const script = (routes: object) => `window.__reactRouterManifest=${JSON.stringify({ routes })};`

test('route manifest: pages that links do not prefetch lose the list of their files, and keep their own file and styles', () => {
  const home = { module: '/assets/home.js', imports: ['/assets/platform.js'], css: [], hasLoader: true }
  const orders = { module: '/assets/orders.js', imports: ['/assets/platform.js'], css: ['/assets/admin.css'], hasLoader: true }
  const routes = { 'storefront/home/page': home, 'admin/orders/page': orders, 'storefront/policy/page': orders }
  const { imports: _, ...short } = orders
  expect(shortenMap(script(routes))).toBe(
    script({ 'storefront/home/page': home, 'admin/orders/page': short, 'storefront/policy/page': short }),
  )
})

test('route manifest: what a route does not have is absent', () => {
  const home = { hasLoader: true, hasAction: false, module: '/assets/home.js', imports: [] }
  const { hasAction: _, ...short } = home
  expect(shortenMap(script({ root: home }))).toBe(script({ root: short }))
})

test('route manifest: stops the build where the router writes it in another way', () => {
  expect(() => shortenMap('export default {}')).toThrow('another way')
})

test('route manifest: a page names no styles that a route around it names', () => {
  const layout = { id: 'admin/layout', css: ['/assets/admin.css', '/assets/care.css'] }
  const errors = { id: 'admin/page-errors', parentId: 'admin/layout', css: ['/assets/admin.css'] }
  const page = { id: 'admin/page', parentId: 'admin/page-errors', css: ['/assets/admin.css', '/assets/page.css'] }
  const routes = { 'admin/layout': layout, 'admin/page-errors': errors, 'admin/page': page }
  expect(shortenMap(script(routes))).toBe(
    script({ 'admin/layout': layout, 'admin/page-errors': { ...errors, css: [] }, 'admin/page': { ...page, css: ['/assets/page.css'] } }),
  )
})

test('route manifest: a page names no files that every page loads', () => {
  const entry = { imports: ['/assets/platform.js'] }
  const cart = { module: '/assets/cart.js', imports: ['/assets/platform.js', '/assets/list.js'] }
  const written = `window.__reactRouterManifest=${JSON.stringify({ entry, routes: { 'storefront/cart/page': cart } })};`
  expect(shortenMap(written)).toContain(JSON.stringify({ ...cart, imports: ['/assets/list.js'] }))
})
