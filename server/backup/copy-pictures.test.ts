import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import { schema } from '../platform/database/client.ts'
import { openBucket } from '../platform/storage.ts'
import { openBucketFixture } from '../testing/bucket-fixture.ts'
import { drawImage, openImageFixture } from '../testing/image-fixture.ts'
import { openTestShop, type TestShop } from '../testing/shop-fixture.ts'
import { openBackupStore } from './backup-store.ts'
import { copyPictures, restorePictures } from './copy-pictures.ts'
import { generateBackupKeys } from './encryption.ts'

const keys = generateBackupKeys()
let shop: TestShop
let bucket: Awaited<ReturnType<typeof openBucketFixture>>
let folder: string
beforeAll(async () => {
  bucket = await openBucketFixture()
  folder = await mkdtemp(join(tmpdir(), 'memay-pictures-'))
  shop = await openTestShop({ S3_ENDPOINT: bucket.url, S3_BUCKET: 'shop', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' })
})
afterAll(async () => {
  await shop.close()
  bucket.close()
  await rm(folder, { recursive: true, force: true })
})

const picturesOf = async (name: string) => openBucket({ ...required(shop.config.s3), bucket: name })
function required<T>(value: T | null): T {
  if (value === null) throw new Error('there is no bucket')
  return value
}
const copy = async (publicKey: string | null, now = new Date(), place = folder) =>
  copyPictures({
    ...{ db: shop.db, pictures: shop.platform.storage, store: await openBackupStore({ folder: place }) },
    ...{ publicKey, workFolder: folder, now },
  })

test('copy pictures: new originals are copied encrypted, once, and restored with the private key', async () => {
  const images = openImageFixture(shop)
  const first = await images.added(await drawImage(900, 600).png().toBuffer())
  expect(await copy(keys.publicKey)).toEqual({ copied: 1, all: 1, missing: [], deleted: 0 })
  const second = await images.added(await drawImage(300, 200, 4).png().toBuffer())
  expect(await copy(keys.publicKey)).toMatchObject({ copied: 1, all: 2 })
  expect(await copy(keys.publicKey)).toMatchObject({ copied: 0, all: 2 })
  const [name = ''] = (await readdir(folder)).filter((entry) => entry.startsWith('pictures-'))
  expect((await readdir(join(folder, name))).sort()).toEqual([`${first._id}.jpg`, `${second._id}.webp`].sort())
  expect((await readFile(join(folder, name, `${first._id}.jpg`))).subarray(0, 8).toString()).toBe('MEMAYBK1')

  const store = await openBackupStore({ folder })
  const pictures = await picturesOf('restored')
  expect(await restorePictures({ db: shop.db, pictures, store, privateKey: keys.privateKey })).toEqual({ restored: 2, missing: [] })
  for (const original of [`${first._id}/original.jpg`, `${second._id}/original.webp`])
    expect(bucket.files.get(`/restored/pictures/${original}`)).toEqual(bucket.files.get(`/shop/pictures/${original}`))
  // What the bucket has already is not written again.
  expect(await restorePictures({ db: shop.db, pictures, store, privateKey: keys.privateKey })).toEqual({ restored: 0, missing: [] })
  // Another key finds no copies of its own.
  const other = await restorePictures({
    ...{ db: shop.db, pictures: await picturesOf('other'), store, privateKey: generateBackupKeys().privateKey },
  })
  expect([other.restored, other.missing.length]).toEqual([0, 2])
})

test('copy pictures: the copy of a deleted picture stays for a year, then it is removed', async () => {
  const image = await openImageFixture(shop).added(await drawImage(400, 400).png().toBuffer())
  await copy(keys.publicKey)
  await shop.db.delete(schema.images).where(eq(schema.images.id, image._id))
  const inDays = (days: number) => new Date(Date.now() + days * dayMs)
  expect([await copy(keys.publicKey), await copy(keys.publicKey, inDays(360))].map(({ deleted }) => deleted)).toEqual([0, 0])
  expect((await copy(keys.publicKey, inDays(372))).deleted).toBe(1)
  const names = await readdir(folder, { recursive: true })
  expect(names.filter((name) => name.includes(image._id))).toEqual([])
})

test('copy pictures: into a bucket, unencrypted without a key; a picture that is missing is named', async () => {
  const image = await openImageFixture(shop).added(await drawImage(500, 100).png().toBuffer())
  const key = `/shop/pictures/${image._id}/original.jpg`
  const content = bucket.files.get(key)
  bucket.files.delete(key)
  const place = { bucket: { ...required(shop.config.s3), bucket: 'backups' } }
  const run = async () =>
    copyPictures({
      ...{ db: shop.db, pictures: shop.platform.storage, store: await openBackupStore(place) },
      ...{ publicKey: null, workFolder: folder, now: new Date() },
    })
  expect(await run()).toMatchObject({ copied: 2, all: 3, missing: [`pictures/${image._id}/original.jpg`] })
  bucket.files.set(key, content ?? Buffer.alloc(0))
  expect(await run()).toMatchObject({ copied: 1, all: 3, missing: [] })
  expect(bucket.files.get(`/backups/pictures/${image._id}.jpg`)).toEqual(content)
})
