/**
 * `BENCH_ORDERS=100000 npm run bench:plans`, or `DATABASE_URL=… node bench/plans/order-plans.ts` in a shop with loaded orders:
 * runs the queries of the admin pages and prints the table of docs/query-plans.md with every list; best with 10,000 products.
 * `--full` prints every plan. Creates an admin for it.
 */
import { openShop } from '../../server/app.ts'
import { createFirstAdmin } from '../../server/areas/accounts/accounts.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'
import { openExplain, tableHead } from './explain.ts'

const [email, password] = ['bench@memay.test', 'mot mat khau that dai']
const config = readConfig({
  ...process.env,
  LOG_LEVEL: 'silent',
  WORKER: 'off',
  RATE_LIMIT_PER_MINUTE: '1000000',
  ADMIN_EMAIL: email,
  ADMIN_PASSWORD: password,
})
if (!config.databaseUrl) throw new Error('DATABASE_URL has to name a loaded database')

const planner = await openExplain(config.databaseUrl, process.argv.includes('--full'))
const database = await openDatabase(config)
const shop = await openShop({ config, database, web: { handleWeb: async () => new Response(''), cacheableUrl: () => null } })
await createFirstAdmin(shop.platform)

const signedIn = await shop.app.inject({ method: 'POST', url: '/api/users/login', payload: { email, password } })
const cookie = signedIn.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')

const fetchMeasured = async (path: string) => {
  const started = performance.now()
  const answer = await shop.app.inject({ url: encodeURI(`/api/${path}`), headers: { cookie } })
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}: ${answer.body}`)
  return { milliseconds: performance.now() - started, body: answer.json() }
}

const { total, orders } = (await fetchMeasured('orders?limit=1&page=500')).body.data
const [some] = orders
const last = Math.ceil(total / 20)
const lastOfProducts = (await fetchMeasured('products/manage')).body.data.totalPage
const lastStockPage = (await fetchMeasured('stock')).body.data.totalPage
const hot: [string, string][] = [
  ['newest', 'orders'],
  ['a hundred at once', 'orders?limit=100'],
  ['last page', `orders?page=${last}`],
  ['pending', 'orders?status=pending'],
  ['pending, last page', `orders?status=pending&page=${Math.ceil(total / 10 / 20)}`],
  ['pending or processing', 'orders?status=pending,processing'],
  ['delivered', 'orders?status=delivered'],
  ['unpaid', 'orders?payment=unpaid'],
  ['to ship: processing and paid', 'orders?status=processing&payment=paid'],
  ['of one day', 'orders?from=2025-06-01&to=2025-06-01'],
  ['of a quarter, delivered', 'orders?from=2025-04-01&to=2025-06-30&status=delivered'],
  ['search: a number', `orders?query=${some.orderNumber}`],
  ['search: a phone', `orders?query=${some.shippingAddress.phone.replace('+84', '0')}`],
  ['search: an e-mail', `orders?query=${some.email}`],
  ['search: a full name', `orders?query=${some.shippingAddress.fullName}`],
  ['search: a given name', 'orders?query=đào'],
  ['search: two letters', 'orders?query=mi'],
  ['search: nothing alike', 'orders?query=xylophone'],
  ['search in pending', 'orders?query=lê thị&status=pending'],
  ['one order', `orders/${some._id}`],
  ['of a customer', 'orders/user/usr_bench0'],
  ['guests', 'users/guests'],
  ['guests, last page', `users/guests?page=${Math.ceil((total * 0.8) / 50)}`],
  ['guests: a given name', 'users/guests?query=đào'],
  ['the dashboard, a month', 'reports/summary?from=2026-09-01&to=2026-09-30'],
  ['the dashboard, a year', 'reports/summary?from=2025-10-01&to=2026-09-30'],
  ...(['days', 'products', 'categories', 'provinces', 'customers', 'returns', 'stock'] as const).map((name): [string, string] => [
    `report: ${name}, a year`,
    `reports/tables/${name}?from=2025-10-01&to=2026-09-30`,
  ]),
  ['report: products, a month', 'reports/tables/products?from=2026-09-01&to=2026-09-30'],
  ['the waiting list', 'alerts'],
  ['the subscribers', 'newsletter'],
  ['stock takes', 'stock-takes'],
  ['what is to be done today', 'reports/summary?parts=work'],
  ['what to sew next', 'production'],
  ['the buyer of a phone', `orders/buyer?phone=${some.shippingAddress.phone.replace('+84', '0')}`],
  ['parcels, newest', 'shipments'],
  ['parcels on their way', 'shipments?status=in_transit'],
  ['parcels on their way, last page', `shipments?status=in_transit&page=${Math.ceil(total / 10 / 20)}`],
  ['products', 'products/manage'],
  ['products, last page', `products/manage?page=${lastOfProducts}`],
  ['products: two words', 'products/manage?query=đầm hoa'],
  ['all products that match', 'products/manage/matching'],
  ['the stock list', 'stock'],
  ['the stock list, last page', `stock?page=${lastStockPage}`],
  ['tags', 'tags'],
  ['customers', 'users'],
  ['pictures', 'images'],
  ['refunds', 'payments/refunds'],
  ['cash to be remitted', 'payments/cod-ledger'],
  ['payments that do not match', 'payments/mismatches'],
  ['audit log', 'audit'],
]

console.log(tableHead)
for (const [what, path] of hot) await planner.measure(what, async () => (await fetchMeasured(path)).milliseconds)
await planner.end()
await shop.close()
