import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hourMs } from '../../contract/durations.ts'
import { findFailedBackup, findLastBackup } from '../platform/backups.sql.ts'
import { openBucketFixture } from '../testing/bucket-fixture.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../testing/checkout-fixture.ts'
import { openTestMomo } from '../testing/momo-fixture.ts'
import { openTestShop } from '../testing/shop-fixture.ts'
import { generateBackupKeys } from './encryption.ts'
import { makeBackup } from './make-backup.ts'
import { restore } from './restore.ts'
import { lastBackupDueAt } from './schedule.rule.ts'

const keys = generateBackupKeys()
/** The sandbox writes its keys as soon as it opens. */
const noSandbox = openTestMomo({ now: () => new Date() }).environment

let folder: string
let shop: CheckoutFixture
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-nightly-'))
  shop = await openCheckoutFixture({ BACKUP_DIR: folder, BACKUP_KEY: keys.publicKey, BACKUP_KEEP: '2/0/0' })
  const dress = await shop.put('Đầm', 20)
  await shop.ordered({ [dress]: 2 }, { paymentMethod: 'cod', email: 'mai@example.vn' })
  await shop.platform.storage.put('img_a/640.webp', 'một tấm ảnh')
}, 60_000)
beforeEach(async () => {
  await shop.db.execute(sql`delete from backups`)
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

/** What the plan of a night sends, by its time. */
async function runNight(): Promise<void> {
  const due = lastBackupDueAt(shop.clock.now(), '03:30').toISOString()
  await shop.db.transaction(async (tx) => shop.platform.jobs.send(tx as never, 'backup', { due }))
  await shop.platform.jobs.drain()
}

describe('scheduled backups:', () => {
  test('a good one is recorded with its size, and restored with the private key alone', { timeout: 120_000 }, async () => {
    await runNight()
    const [name] = await readdir(folder)
    expect(name).toMatch(/^memay-2026-11-20-0\d{3}\.tar\.gz\.enc$/)
    const last = await findLastBackup(shop.db)
    expect(last).toMatchObject({ target: join(folder, name ?? ''), files: 1, problem: null, checkedAt: expect.any(Date) })
    expect(last?.bytes).toBe((await readFile(join(folder, name ?? ''))).length)
    const empty = await openTestShop(noSandbox)
    try {
      const parts = [empty.platform.database, { dataDir: empty.config.dataDir, s3: null }] as const
      const file = join(folder, name ?? '')
      await expect(restore(...parts, { file })).rejects.toThrow('--key')
      await expect(restore(...parts, { file, privateKey: generateBackupKeys().privateKey })).rejects.toThrow('another key')
      await restore(...parts, { file, privateKey: keys.privateKey })
      expect((await empty.db.execute(sql`select id from orders`)) as unknown).toMatchObject({ rows: [expect.anything()] })
      expect(await empty.platform.storage.get('img_a/640.webp')).toBe('một tấm ảnh')
    } finally {
      await empty.close()
    }
    expect(await readdir(join(shop.config.dataDir, 'backup-work'))).toEqual([])
  })

  test('one a night: a second run does nothing, the next night writes another, and old ones expire', { timeout: 120_000 }, async () => {
    await writeFile(join(folder, 'memay-2026-01-01-0330.tar.gz'), 'of the version before')
    await runNight()
    await runNight()
    const { rows } = (await shop.db.execute(sql`select count(*)::int as n from backups`)) as unknown as { rows: { n: number }[] }
    expect(rows[0]?.n).toBe(1)
    shop.clock.advance(24 * hourMs)
    await runNight()
    const stored = await readdir(folder)
    expect(stored.map((name) => name.slice(0, 16))).toEqual(['memay-2026-11-20', 'memay-2026-11-21'])
  })

  test('a backup whose rows contradict each other stays, but does not count', { timeout: 120_000 }, async () => {
    shop.clock.advance(24 * hourMs)
    await shop.db.execute(sql`update variants set on_hand = on_hand + 1`)
    try {
      await expect(runNight()).rejects.toThrow('contradict each other: I1')
    } finally {
      await shop.db.execute(sql`update variants set on_hand = on_hand - 1`)
    }
    expect(await findLastBackup(shop.db)).toBeNull()
    expect(await findFailedBackup(shop.db, null)).toMatchObject({ problem: expect.stringContaining('I1'), bytes: expect.any(Number) })
    expect(await readdir(folder)).toHaveLength(3)
  })

  test('a bucket: the stored copy is read back, and a bucket that refuses gives a failed attempt', { timeout: 120_000 }, async () => {
    const bucket = await openBucketFixture()
    try {
      const place = { bucket: { endpoint: bucket.url, bucket: 'backups', accessKey: 'key', secretKey: 'secret', region: 'auto' } }
      const { driver } = shop.platform.database
      // On PostgreSQL this check restores into a database beside the shop's.
      const config = { ...shop.config, databaseUrl: 'url' in driver ? driver.url : undefined }
      const deps = { database: shop.platform.database, config, clock: shop.clock }
      const { target } = await makeBackup(deps, { place })
      expect([...bucket.files.keys()]).toEqual([target.replace('s3:/', '')])
      bucket.refuses.add('PUT')
      shop.clock.advance(hourMs)
      await expect(makeBackup(deps, { place })).rejects.toThrow()
      const last = await findLastBackup(shop.db)
      expect(await findFailedBackup(shop.db, last?.finishedAt ?? null)).not.toBeNull()
    } finally {
      bucket.close()
    }
  })
})

test('scheduled backups: a shop without a place for them plans none', async () => {
  const other = await openTestShop({ BACKUP_KEY: keys.publicKey })
  expect(other.config.backup).toMatchObject({ place: null, at: '03:30', retention: { days: 7, weeks: 4, months: 12 } })
  await other.close()
})
