import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { createBackup, filesIn, type WrittenBackup } from './create-backup.ts'
import { generateBackupKeys } from './encryption.ts'
import { restoreAndCompare } from './restore-and-compare.ts'

let shop: CheckoutFixture
let folder: string
let written: WrittenBackup
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-compare-'))
  shop = await openCheckoutFixture({ BACKUP_KEY: generateBackupKeys().publicKey })
  const dress = await shop.put('Đầm', 20)
  await shop.ordered({ [dress]: 2 }, { paymentMethod: 'cod', email: 'mai@example.vn' })
  await shop.platform.storage.put('img_a/640.webp', 'một tấm ảnh')
  written = await createBackup(shop.platform.database, shop.config, join(folder, 'good.enc'))
}, 60_000)
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** Restores into a database of the same engine. */
function check(file: string, facts = written.facts) {
  const { driver } = shop.platform.database
  return restoreAndCompare({
    source: { file: join(folder, file) },
    fileKey: written.fileKey,
    facts,
    databaseUrl: 'url' in driver ? driver.url : undefined,
    pictures: filesIn(shop.config.dataDir),
    workFolder: folder,
  })
}

test('backup check: a backup that equals the shop is good', { timeout: 60_000 }, async () => {
  expect(await check('good.enc')).toEqual({ problem: null, isCopyGood: true })
})

test.each<[string, (file: Buffer) => Buffer]>([
  ['a changed byte', (file) => Buffer.concat([file.subarray(0, 900), Buffer.from([(file[900] ?? 0) ^ 1]), file.subarray(901)])],
  ['a missing end', (file) => file.subarray(0, file.length - 500)],
  ['nothing', () => Buffer.alloc(0)],
])('backup check: %s in the stored copy is found', async (_what, damage) => {
  await writeFile(join(folder, 'bad.enc'), damage(await readFile(join(folder, 'good.enc'))))
  expect(await check('bad.enc')).toEqual({ problem: expect.stringContaining('cannot be read'), isCopyGood: false })
})

test('backup check: other rows, fewer rows, and a picture that differs are found', { timeout: 120_000 }, async () => {
  const { orders } = written.facts.tables
  if (!orders) throw new Error('no table of orders')
  const withOrders = (change: Partial<typeof orders>) => ({
    ...written.facts,
    tables: { ...written.facts.tables, orders: { ...orders, ...change } },
  })
  expect((await check('good.enc', withOrders({ digest: '0000000000000000' }))).problem).toBe('orders: other rows than in the shop')
  expect((await check('good.enc', withOrders({ rows: 2 }))).problem).toBe('orders: 1 of 2 rows')
  await writeFile(join(filesIn(shop.config.dataDir), 'img_a/640.webp'), 'một tấm khác')
  expect((await check('good.enc')).problem).toBe('files/img_a/640.webp differs')
})
