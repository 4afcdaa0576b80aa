/**
 * `npm run bench:faults [-- seconds each]`: while buyers order without pause, the mail server hangs, the picture storage goes away, the
 * disk of DATA_DIR is full, and the clock is set back by an hour. Prints the orders of each phase and how long they took; afterwards
 * every order has to be there once, with its mail delivered once. Exits with 1 otherwise. The full disk needs root (a small tmpfs).
 */
import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { createServer as createHttp } from 'node:http'
import { type AddressInfo, createServer as createTcp, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pg from 'pg'
import { readCatalogue } from '../load/request-paths.ts'
import { openFilledDatabase } from '../support/filled-database.ts'
import { createHttpClient, unexpectedErrors } from '../support/http-client.ts'
import { percentile } from '../support/percentile.ts'
import { newOrder } from '../support/shoppers.ts'
import { spawnShop } from '../support/spawn-shop.ts'

const seconds = Number(process.argv[2] ?? 60)
const filled = await openFilledDatabase({ port: 54_380, products: 1_000 })
const folder = mkdtempSync(join(tmpdir(), 'memay-faults-'))
const isRoot = process.getuid?.() === 0

/** A mail server that hangs on demand, and counts what it accepted by the key of the mail. */
const mailbox = new Map<string, number>()
let doesMailHang = false
const held: Socket[] = []
const smtp = createTcp((socket) => {
  if (doesMailHang) return void held.push(socket)
  let data = ''
  let isData = false
  socket.on('error', () => undefined)
  socket.write('220 bench\r\n')
  socket.on('data', (chunk) => {
    data += chunk
    if (isData) {
      if (!data.includes('\r\n.\r\n')) return
      isData = false
      const to = /^To: .*?([\w.+-]+@example\.com)/im.exec(data)?.[1]
      if (to) mailbox.set(to, (mailbox.get(to) ?? 0) + 1)
      data = ''
      socket.write('250 ok\r\n')
      return
    }
    for (const line of data.split('\r\n').slice(0, -1)) {
      if (/^DATA/i.test(line)) isData = true
      socket.write(/^DATA/i.test(line) ? '354 go\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
    }
    data = ''
  })
})
await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))

/** A bucket whose files are empty; away, it answers nothing. */
let isBucketAway = false
const bucket = createHttp((request, response) => {
  if (isBucketAway) return void request.socket.destroy()
  request.resume()
  request.on('end', () => response.writeHead(request.method === 'GET' ? 404 : 200).end())
})
await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve))
const portOf = (server: { address(): unknown }) => (server.address() as AddressInfo).port

const dataDir = join(folder, 'data')
mkdirSync(dataDir)
if (isRoot) execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', dataDir])
const clock = new URL('../support/movable-clock.mjs', import.meta.url).href
const shop = spawnShop({
  port: 4_384,
  dataDir,
  databaseUrl: filled.databaseUrl,
  environment: {
    NODE_OPTIONS: `--import ${clock}`,
    NODE_COMPILE_CACHE: join(folder, 'cache'),
    SMTP_URL: `smtp://127.0.0.1:${portOf(smtp)}`,
    S3_ENDPOINT: `http://127.0.0.1:${portOf(bucket)}`,
    S3_BUCKET: 'bench',
    S3_ACCESS_KEY: 'key',
    S3_SECRET_KEY: 'secret',
  },
})

type Placed = { number: string; email: string }
const placed: Placed[] = []

/** Four buyers order without pause; another visitor reads pages. */
async function phase(name: string): Promise<void> {
  const ms: number[] = []
  const counts: Record<string, number> = {}
  const begun = performance.now()
  const isOver = () => performance.now() - begun > seconds * 1_000
  const add = (what: string) => (counts[what] = (counts[what] ?? 0) + 1)
  const buyers = Array.from({ length: 4 }, async () => {
    while (!isOver()) {
      const { productId, color, size } = plain[Math.floor(Math.random() * plain.length)] ?? {}
      const guest = createHttpClient()
      const since = performance.now()
      const added = await guest.send('POST', `${shop.url}/api/carts`, { productId, color, size, quantity: 1 })
      const order = newOrder('cod', '')
      const response =
        added?.status === 201 ? await guest.send('POST', `${shop.url}/api/orders`, order, { 'idempotency-key': randomUUID() }) : added
      ms.push(performance.now() - since)
      add(`order ${response?.status ?? 'without a response'}`)
      if (response?.status === 201) placed.push({ number: response.json.orderNumber, email: order.email })
      await setTimeout(100)
    }
  })
  const reader = (async () => {
    const client = createHttpClient()
    while (!isOver()) {
      for (const path of ['/', '/products', '/api/health/ready'])
        add(`page ${(await client.send('GET', `${shop.url}${path}`))?.status ?? 'without a response'}`)
      await setTimeout(200)
    }
  })()
  await Promise.all([...buyers, reader])
  const text = Object.entries(counts).map(([what, count]) => `${count} × ${what}`)
  console.log(
    `${name}: ${text.join(', ')}; cart and order p50 ${Math.round(percentile(ms, 0.5))} ms, p99 ${Math.round(percentile(ms, 0.99))} ms`,
  )
}

const { variants } = await readCatalogue(filled.databaseUrl)
const plain = variants.filter(({ isPlain }) => isPlain)
try {
  await shop.start()
  await phase('all well')
  doesMailHang = true
  await phase('the mail server hangs')
  doesMailHang = false
  for (const socket of held.splice(0)) socket.destroy()
  isBucketAway = true
  await phase('the picture storage is away')
  isBucketAway = false
  if (isRoot) {
    const { bavail, bsize } = statfsSync(dataDir)
    writeFileSync(join(dataDir, 'filler'), Buffer.alloc(bavail * bsize))
    await phase('the disk of DATA_DIR is full')
    rmSync(join(dataDir, 'filler'))
  }
  shop.signal('SIGUSR2')
  await phase('the clock is an hour behind')
  const client = new pg.Client({ connectionString: filled.databaseUrl })
  await client.connect()
  const unsent = async () => Number((await client.query('select count(*) from mails where sent_at is null')).rows[0].count)
  const waited = performance.now()
  while ((await unsent()) > 0 && performance.now() - waited < 180_000) await setTimeout(1_000)
  const { rows } = await client.query<{ order_number: string }>('select order_number from orders')
  await client.end()
  const stored = new Set(rows.map((row) => row.order_number))
  const lost = placed.filter(({ number }) => !stored.has(number)).length
  const mails = placed.map(({ email }) => mailbox.get(email) ?? 0)
  const unexpected = unexpectedErrors()
  console.log(
    `${placed.length} orders acknowledged, ${lost} lost, ${rows.length - placed.length} more than that; mails: ${mails.filter((count) => count === 1).length} once, ${mails.filter((count) => count === 0).length} never, ${mails.filter((count) => count > 1).length} more often`,
  )
  for (const line of unexpected) console.log(`  ${line}`)
  if (lost > 0 || mails.some((count) => count !== 1) || unexpected.length > 0) process.exitCode = 1
} finally {
  await shop.kill()
  if (isRoot) execFileSync('umount', [dataDir])
  smtp.close()
  bucket.close()
  filled.close()
  rmSync(folder, { recursive: true, force: true })
}
process.exit()
