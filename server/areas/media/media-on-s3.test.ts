import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBucketFixture } from '../../testing/bucket-fixture.ts'
import { drawImage, openImageFixture } from '../../testing/image-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { multipartOf } from '../../testing/upload-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

let bucket: Awaited<ReturnType<typeof openBucketFixture>>
let shop: TestShop
beforeAll(async () => {
  bucket = await openBucketFixture()
  const keys = { S3_BUCKET: 'memay', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret' }
  shop = await openTestShop({ S3_ENDPOINT: bucket.url, ...keys })
})
afterAll(async () => {
  await shop.close()
  bucket.close()
})

test('media-on-s3: pictures are stored in a bucket as on a disk', async () => {
  const deps = openImageFixture(shop)
  const { _id } = await deps.added(await drawImage(400, 300).jpeg().toBuffer(), 'a.jpg')
  await shop.platform.jobs.drain()
  const first = await deps.fetchFile(`/media/${_id}/320.avif`)
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/avif'])
  expect([...bucket.files.keys()].sort()).toEqual(
    ['160.avif', '160.webp', '320.avif', '320.webp', '400.avif', '400.webp', 'original.jpg', 'share.jpg'].map(
      (file) => `/memay/pictures/${_id}/${file}`,
    ),
  )
  expect((await deps.fetchFile(`/media/${_id}/320.avif`)).rawPayload.equals(first.rawPayload)).toBe(true)
  expect((await deps.fetchFile(`/media/${_id}/640.avif`)).statusCode).toBe(404)
})

test('media-on-s3: a bucket that refuses writes gives 503, and existing pictures are still served', async () => {
  const deps = openImageFixture(shop)
  const { _id } = await deps.added(await drawImage(300, 300).jpeg().toBuffer(), 'b.jpg')
  bucket.refuses.add('PUT')
  expect((await deps.fetchFile(`/media/${_id}/160.webp`)).statusCode).toBe(200)
  const admin = await signInAdmin(shop)
  const { body, headers } = multipartOf([{ name: 'c.png', content: await drawImage(20, 30).png().toBuffer() }])
  const refused = await admin.post('images/upload-many', body, { headers })
  expect([refused.status, refused.json.code, refused.headers['retry-after']]).toEqual([503, 'unavailable', expect.any(String)])
  expect(refused.text).not.toContain('secret-host')
  bucket.refuses.add('GET')
  const unread = await deps.fetchFile(`/media/${_id}/300.webp`)
  expect([unread.statusCode, unread.headers['cache-control']]).toEqual([503, 'no-store'])
  bucket.refuses.clear()
  expect((await deps.fetchFile(`/media/${_id}/300.webp`)).statusCode).toBe(200)
  expect((await admin.post('images/upload-many', body, { headers })).status).toBe(201)
}, 60_000)
