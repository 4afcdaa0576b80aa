import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
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

/** The embedded database takes seconds to be created, and longer where other tests run. */
const slow = 240_000

let folder: string
let shop: CheckoutFixture
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-nightly-'))
  // On PostgreSQL, checks restore into a database beside it.
  const { TEST_DATABASE_URL: url } = process.env
  shop = await openCheckoutFixture({
    ...(url ? { DATABASE_URL: url } : {}),
    BACKUP_DIR: folder,
    BACKUP_KEY: keys.publicKey,
    BACKUP_KEEP: '2/0/0',
  })
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
  test('a good one is recorded with its size, and restored with the private key alone', { timeout: slow }, async () => {
    await runNight()
    // A retry of the same night has nothing to do.
    await runNight()
    const [name, ...others] = await readdir(folder)
    expect(others).toEqual([])
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

  test('the next night writes another one, and old ones expire', { timeout: slow }, async () => {
    await writeFile(join(folder, 'memay-2026-01-01-0330.tar.gz'), 'of the version before')
    // A killed process left one long ago; another process writes the other now.
    const [old, current] = ['memay-2026-01-02-0330.tar.gz.enc.part', 'memay-2026-11-21-0330.tar.gz.enc.part']
    for (const name of [old, current]) await writeFile(join(folder, name), 'unfinished')
    const longAgo = new Date(Date.now() - 25 * hourMs)
    await utimes(join(folder, old), longAgo, longAgo)
    shop.clock.advance(24 * hourMs)
    await runNight()
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([current])
    await rm(join(folder, current))
    const stored = await readdir(folder)
    expect(stored.map((name) => name.slice(0, 16))).toEqual(['memay-2026-11-20', 'memay-2026-11-21'])
  })

  test('a backup whose rows contradict each other stays, but does not count', { timeout: slow }, async () => {
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

  test('two at once: to one file, the second is refused and the first is good; to two files, both are good', {
    timeout: slow,
  }, async () => {
    const deps = { database: shop.platform.database, config: shop.config, clock: shop.clock }
    const files = ['by-hand.enc', 'by-hand.enc', 'other.enc'].map((name) => ({ file: join(folder, 'by-hand', name) }))
    const outcomes = await Promise.allSettled(files.map((file) => makeBackup(deps, file)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'fulfilled', 'rejected'])
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason.message).toMatch(/^another process is writing .*by-hand\.enc; if none is, delete /)
    expect((await readdir(join(folder, 'by-hand'))).toSorted()).toEqual(['by-hand.enc', 'other.enc'])
    await rm(join(folder, 'by-hand'), { recursive: true })
  })

  test('a bucket: the stored copy is read back, and a bucket that refuses gives a failed attempt', { timeout: slow }, async () => {
    const bucket = await openBucketFixture()
    try {
      const place = { bucket: { endpoint: bucket.url, bucket: 'backups', accessKey: 'key', secretKey: 'secret', region: 'auto' } }
      const deps = { database: shop.platform.database, config: shop.config, clock: shop.clock }
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
