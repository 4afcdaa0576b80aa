/**
 * `npm run bench:fill -- N`: fills an empty database with N generated products (10,000 by default) and the content of the
 * demo. DATABASE_URL names it; without, it is the embedded one in DATA_DIR. With `--orders M` it adds M orders. Refuses a
 * shop that has products.
 */
import { parseArgs } from 'node:util'
import { isEmpty } from '../../server/demo/fill.sql.ts'
import { openBenchShop } from '../support/open-shop.ts'
import { fillOrders } from './fill-orders.sql.ts'
import { fillShop } from './fill-shop.ts'

const { values, positionals } = parseArgs({ options: { orders: { type: 'string', default: '0' } }, allowPositionals: true })
const [count, orders] = [Number(positionals[0] ?? 10_000), Number(values.orders)]
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(orders)) {
  console.error('The numbers of products and orders have to be whole numbers.')
  process.exit(1)
}
const shop = await openBenchShop()
try {
  if (!(await isEmpty(shop.platform.db))) throw new Error('the shop has products already')
  const since = performance.now()
  const seconds = () => Math.round((performance.now() - since) / 1_000)
  await fillShop(shop.platform, { products: count }, (line) => console.log(`${line} ${seconds()} s`))
  if (orders > 0) await fillOrders(shop.platform.database, orders)
  console.log(`${count} products${orders > 0 ? ` and ${orders} orders` : ''} in ${seconds()} s`)
} catch (error) {
  const { message, cause } = error as Error
  console.error(`Nothing more was filled: ${cause instanceof Error ? cause.message : message}`)
  process.exitCode = 1
} finally {
  await shop.close()
}
