import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCheckoutFixture } from '../../testing/checkout-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { serveMetrics } from './metrics.routes.ts'
import { openMetrics } from './metrics.ts'

const token = 'a-token-of-enough-letters'
const bearer = (value: string) => ({ headers: { authorization: `Bearer ${value}` } })
let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop(
    { METRICS_TOKEN: token, RATE_LIMIT_PER_MINUTE: '20' },
    { web: { handleWeb: async () => new Response('page'), cacheableUrl: ({ pathname }) => pathname } },
  )
})
afterAll(() => shop.close())

const read = async () => (await shop.visitor().get('/metrics', bearer(token))).text
/** The value of one line, `name{labels}`; 0 where there is none. */
const figureOf = (text: string, name: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1) ?? 0,
  )

test('metrics: only with the token, and not at all without the setting', async () => {
  const visitor = shop.visitor('en')
  expect((await visitor.get('/metrics')).status).toBe(401)
  expect((await visitor.get('/metrics', bearer('a-token-of-enough-letterz'))).status).toBe(401)
  const { status, headers } = await visitor.get('/metrics', bearer(token))
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8', 'no-store'])
  const closed = await openTestShop()
  expect((await closed.visitor().get('/metrics', bearer(token))).text).toBe('page')
  await closed.close()
})

test('metrics: guessing the token is limited by IP, the right token never', async () => {
  const guesser = shop.visitor('en')
  for (let i = 0; i < 20; i++) await guesser.get('/metrics', bearer('x'))
  expect((await guesser.get('/metrics', bearer('x'))).status).toBe(429)
  expect((await guesser.get('/metrics', bearer(token))).status).toBe(200)
})

test('metrics: requests by the pattern of their route, not by URL', async () => {
  const visitor = shop.visitor()
  await visitor.get('orders/ord_1/events')
  await visitor.get('orders/ord_2/events')
  const text = await read()
  expect(text).not.toContain('ord_1')
  expect(figureOf(text, 'memay_http_requests_total{route="/api/orders/:id/events",method="GET",status="404"}')).toBe(2)
  expect(figureOf(text, 'memay_http_request_seconds_count{route="/api/orders/:id/events",method="GET"}')).toBe(2)
})

test('metrics: the page cache by result, and the time of renders', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = shop.app.server.address() as AddressInfo
  const before = await read()
  for (let i = 0; i < 4; i++) await (await fetch(`http://127.0.0.1:${port}/`)).text()
  // Over HTTP, where a page of that name would be cached.
  const after = await (await fetch(`http://127.0.0.1:${port}/metrics`, bearer(token))).text()
  const grown = (name: string) => figureOf(after, name) - figureOf(before, name)
  expect(grown('memay_page_cache_requests_total{kind="page",result="miss"}')).toBe(1)
  expect(grown('memay_page_cache_requests_total{kind="page",result="hit"}')).toBe(3)
  expect(grown('memay_render_seconds_count{status="200"}')).toBe(1)
})

test('metrics: orders by result, and orders that came too late for the last pieces', async () => {
  const { catalogue, shopper, order, ...other } = await openCheckoutFixture({ METRICS_TOKEN: token })
  const last = await catalogue.put('Đầm hoa')
  const [first, second] = [await shopper({ [last]: 1 }), await shopper({ [last]: 1 })]
  expect((await order(first)).status).toBe(201)
  expect((await order(second)).status).toBe(409)
  const { text } = await other.visitor().get('/metrics', bearer(token))
  expect(figureOf(text, 'memay_orders_total{result="placed"}')).toBe(1)
  expect(text.match(/^memay_orders_total/gm)).toHaveLength(2)
  expect(figureOf(text, 'memay_stock_conflicts_total')).toBe(1)
  await other.close()
})

test('metrics: the dashboard and the alerts ask for figures that exist', async () => {
  const known = new Set((await read()).match(/^# TYPE \S+/gm)?.map((line) => line.slice(7)))
  // The embedded database has no pool.
  if (shop.platform.database.engine === 'pglite') for (const name of ['memay_pool_size', 'memay_pool_connections']) known.add(name)
  for (const file of ['grafana-dashboard.json', 'alerts.yaml']) {
    const asked =
      readFileSync(new URL(`../../../deploy/prometheus/${file}`, import.meta.url), 'utf8').match(/\b(memay|nodejs|process)_\w+/g) ?? []
    expect(asked.length).toBeGreaterThan(5)
    expect(asked.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')) && !known.has(name))).toEqual([])
  }
})

test('metrics: what alerts at its first occurrence is exposed before it, because Prometheus sees no increase from nothing to 1', async () => {
  const text = await read()
  for (const labels of ['method="momo",result="mismatch"', 'method="momo",result="unknown-order"', 'method="bank",result="mismatch"'])
    expect(text).toContain(`memay_payments_total{${labels}} 0`)
  expect(text).toContain('memay_stock_conflicts_total 0')
})

test('metrics: an alert compares no figures of different labels: they would never meet', () => {
  const alerts = readFileSync(new URL('../../../deploy/prometheus/alerts.yaml', import.meta.url), 'utf8')
  const compared = [...alerts.matchAll(/expr: (.*)/g)].flatMap(([, expr = '']) => (/ (?:and|or|unless) /.test(expr) ? [expr] : []))
  expect(compared.length).toBeGreaterThan(1)
  for (const expr of compared) for (const side of expr.split(/ (?:and|or|unless) /)) expect(side).toMatch(/^(?:sum|min|max)\(/)
})

test('metrics: jobs, mails, memory, event loop and version', async () => {
  const text = await read()
  for (const name of ['memay_jobs{job="send-mail",state="waiting"}', 'memay_mails_total{result="sent"}', 'memay_build_info{version="0.'])
    expect(text).toContain(name)
  expect(figureOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
  if (shop.platform.database.engine === 'postgres') expect(figureOf(text, 'memay_pool_size')).toBeGreaterThan(1)
})

test('metrics: on a port of its own for this machine alone', async () => {
  const config = { metrics: { token: null, port: 0 as number | null } }
  const metrics = await openMetrics({ metrics: { token, port: null } })
  const probe = await serveMetrics(config, metrics)
  expect(probe).toBeNull()
  config.metrics.port = 40_000 + Math.floor(Math.random() * 20_000)
  const server = await serveMetrics(config, metrics)
  expect((server as Server).address()).toMatchObject({ address: '127.0.0.1' })
  const url = `http://127.0.0.1:${config.metrics.port}`
  expect(await (await fetch(`${url}/metrics`)).text()).toContain('process_cpu_seconds_total')
  expect((await fetch(`${url}/`)).status).toBe(404)
  server?.close()
})

test('metrics: are not collected if neither a token nor a port is set', async () => {
  expect((await openMetrics({ metrics: { token: null, port: null } })).expose).toBeNull()
})
