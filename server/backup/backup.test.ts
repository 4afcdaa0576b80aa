import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Db } from '../platform/database/client.ts'
import { findInvariantErrors } from '../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { openTestMomo } from '../testing/momo-fixture.ts'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { signUp } from '../testing/users-fixture.ts'
import { createBackup } from './create-backup.ts'
import { restore } from './restore.ts'
import { findTables, readRows } from './tables.sql.ts'

/** The sandbox writes its keys as soon as it opens. */
const noSandbox = openTestMomo({ now: () => new Date() }).environment

let checkout: CheckoutFixture
let empty: TestShop
let folder: string
let archive: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-drill-'))
  archive = join(folder, 'backup.tar.gz')
  checkout = await openCheckoutFixture()
  empty = await openTestShop(noSandbox)
})
afterAll(async () => {
  await checkout.close()
  await empty.close()
  await rm(folder, { recursive: true, force: true })
})

const placeOf = (shop: TestShop | CheckoutFixture) => ({ dataDir: shop.config.dataDir, s3: null, backup: shop.config.backup })

/** Every row of every table, sorted, except admin sessions. */
async function everything(db: Db): Promise<Record<string, string[]>> {
  const all: Record<string, string[]> = {}
  await db.transaction(async (handle) => {
    const tx = handle as unknown as Db
    for (const table of await findTables(tx)) {
      const lines: string[] = []
      for await (const some of readRows(tx, table)) lines.push(...some)
      all[table.name] = lines.sort()
    }
  })
  return all
}

describe('backup: an archive', () => {
  test('is restored row by row and file by file, with waiting jobs, and users sign in as before', async () => {
    const dress = await checkout.put('Đầm "sao lưu" \\ \n', 20, { soldCount: 2 ** 31 - 1 })
    const { email } = await signUp(checkout)
    const orders = []
    for (let n = 0; n < 3; n++) orders.push(await checkout.ordered({ [dress]: n + 1 }, { paymentMethod: 'cod', email: 'mai@example.vn' }))
    await checkout.platform.storage.put('img_a/640.webp', 'một tấm ảnh')
    const before = await everything(checkout.db)
    const { facts } = await createBackup(checkout.platform.database, placeOf(checkout), archive)
    expect(facts).toMatchObject({ format: 1, files: 1, tables: { orders: { rows: 3 } } })
    expect(facts.jobs).toBeGreaterThan(0)
    await restore(empty.platform.database, placeOf(empty), { file: archive })
    expect(await everything(empty.db)).toEqual(before)
    expect(await findInvariantErrors(empty.db)).toEqual([])
    expect(await empty.platform.storage.get('img_a/640.webp')).toBe('một tấm ảnh')
    const again = await empty.visitor().post('users/login', { email, password: 'mot mat khau dai' })
    expect(again.status).toBe(200)
    await empty.platform.jobs.drain()
    const { rows } = (await empty.db.execute(sql`select count(*)::int as n from mails where sent_at is not null`)) as unknown as {
      rows: { n: number }[]
    }
    expect(rows[0]?.n).toBeGreaterThan(0)
    await empty.db.execute(sql`insert into audit_entries (who, what, subject) values ('x', 'x', 'x')`)
  })

  test('is refused by a database or folder with content, which stays unchanged', async () => {
    const before = await everything(checkout.db)
    await expect(restore(checkout.platform.database, { dataDir: folder, s3: null }, { file: archive })).rejects.toThrow('not empty')
    await expect(restore(checkout.platform.database, placeOf(checkout), { file: archive })).rejects.toThrow('not empty')
    expect(await everything(checkout.db)).toEqual(before)
    await expect(restore(checkout.platform.database, placeOf(checkout), { file: join(folder, 'none.tar.gz') })).rejects.toThrow('no file')
  })

  test('is consistent although the shop continues to sell', async () => {
    const busy = await checkout.put('Đầm đông', 100)
    const selling = Promise.all(
      Array.from({ length: 5 }, (_, n) =>
        checkout.ordered(
          { [busy]: 1 },
          {
            paymentMethod: 'cod',
            address: { fullName: 'Mai', phone: `09${40_000_000 + n}`, province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1' },
          },
        ),
      ),
    )
    const target = join(folder, 'busy.tar.gz')
    await createBackup(checkout.platform.database, placeOf(checkout), target)
    await selling
    const fresh = await openTestShop(noSandbox)
    try {
      await restore(fresh.platform.database, placeOf(fresh), { file: target })
      expect(await findInvariantErrors(fresh.db)).toEqual([])
    } finally {
      await fresh.close()
    }
  })
})
