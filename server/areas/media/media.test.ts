import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { drawImage, openImageFixture } from '../../testing/image-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { findPictures } from './media.ts'

let shop: TestShop
let deps: ReturnType<typeof openImageFixture>
beforeAll(async () => {
  shop = await openTestShop()
  deps = openImageFixture(shop)
})
afterAll(() => shop.close())

test('media: a picture has widths up to its own, newest format first', async () => {
  const picture = await deps.added(await drawImage(700, 350).jpeg().toBuffer(), 'ao.jpg')
  const at = (file: string) => `/media/${picture._id}/${file}`
  expect(picture).toMatchObject({ width: 700, height: 350, alt: 'Áo liền quần', url: at('640.webp') })
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(picture.sources[0]?.srcset).toBe([160, 320, 480, 640, 700].map((width) => `${at(`${width}.avif`)} ${width}w`).join(', '))
  const english = await findPictures(shop.db, [picture._id, 'img_nobody'], 'en')
  expect([...english.values()].map((each) => each.alt)).toEqual(['A bodysuit'])
})

test('media: a picture below the usual widths has only its own width', async () => {
  const picture = await deps.added(await drawImage(90, 40).png().toBuffer(), 'nut.png')
  expect(picture.url).toBe(`/media/${picture._id}/90.webp`)
})

test.each([
  { what: 'of one colour', background: '#7a9e3b', expected: '#7a9e3b' },
  { what: 'that is half transparent, on white', background: { r: 255, g: 0, b: 0, alpha: 0.5 }, expected: '#ff7f7f' },
])('media: the placeholder of a picture $what is its average colour', async ({ background, expected }) => {
  const picture = sharp({ create: { width: 400, height: 900, channels: 4, background } })
  expect((await deps.added(await picture.png().toBuffer())).placeholder).toSatisfy((color: string) => isNear(color, expected))
})

/** Encoding may move a channel a little. */
function isNear(color: string, expected: string): boolean {
  const channels = (hex: string) => hex.match(/[0-9a-f]{2}/g)?.map((channel) => Number.parseInt(channel, 16)) ?? []
  return /^#[0-9a-f]{6}$/.test(color) && channels(color).every((channel, place) => Math.abs(channel - (channels(expected)[place] ?? 0)) < 4)
}

test.each([
  ['320.avif', 'image/avif', 'heif', 320],
  ['640.webp', 'image/webp', 'webp', 640],
  ['900.avif', 'image/avif', 'heif', 900],
  ['160.jpg', 'image/jpeg', 'jpeg', 160],
])('media: the original is sent until %s is generated, which clients cache for a year', async (file, type, format, width) => {
  const picture = await deps.added(await drawImage(900, 600).png().toBuffer())
  const meanwhile = await deps.fetchFile(`/media/${picture._id}/${file}`)
  expect([meanwhile.statusCode, meanwhile.headers['cache-control'], meanwhile.headers['content-type']]).toEqual([
    200,
    'no-store',
    'image/jpeg',
  ])
  expect(await sharp(meanwhile.rawPayload).metadata()).toMatchObject({ width: 900, height: 600 })
  await shop.platform.jobs.drain()
  const response = await deps.fetchFile(`/media/${picture._id}/${file}`)
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringMatching(/^default-src 'none'.*frame-ancestors 'none'; sandbox$/),
  })
  expect(await sharp(response.rawPayload).metadata()).toMatchObject({ format, width })
})

test('media: a share image is a JPEG of 1200 × 630', async () => {
  const picture = await deps.added(await drawImage(500, 800, 4).png().toBuffer(), 'dam.png')
  const share = () => deps.fetchFile(`/media/${picture._id}/share.jpg`)
  expect((await share()).headers['content-type']).toBe('image/webp')
  await shop.platform.jobs.drain()
  const { headers, rawPayload } = await share()
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('media: any other width, format, id or path is refused', async () => {
  const { _id } = await deps.added(await drawImage(900, 600).webp().toBuffer())
  const names = [
    '1280.webp',
    '641.webp',
    '0640.webp',
    '640.gif',
    '640.webp.part',
    '640',
    'original.jpg',
    '-1.webp',
    '99999.webp',
    '..%2foriginal.jpg',
  ]
  for (const file of names) expect((await deps.fetchFile(`/media/${_id}/${file}`)).statusCode, file).toBe(404)
  for (const id of ['img_00000000000000000000000000', 'img_1', '..%2f..%2fetc', `${_id.slice(0, -1)}%2f`])
    expect((await deps.fetchFile(`/media/${id}/640.webp`)).statusCode, id).toBe(404)
  expect((await deps.fetchFile('/media/..%2f..%2fetc%2fpasswd')).statusCode).not.toBe(500)
})

test('media: concurrent requests for a variant queue one job', async () => {
  const { _id } = await deps.added(await drawImage(1_500, 1_500).jpeg().toBuffer(), 'chan.jpg')
  await shop.platform.jobs.drain()
  const answers = await Promise.all(Array.from({ length: 20 }, () => deps.fetchFile(`/media/${_id}/1280.jpg`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const { rows } = (await shop.db.execute(
    sql`select data->>'file' as file from pgboss.job where name = 'make-variants' and state = 'created'`,
  )) as unknown as { rows: { file: string }[] }
  expect(rows).toEqual([{ file: '1280.jpg' }])
  await shop.platform.jobs.drain()
  expect((await deps.fetchFile(`/media/${_id}/1280.jpg`)).headers['cache-control']).toContain('immutable')
})

test('media: a job generates the usual widths while the process is idle', async () => {
  const { _id } = await deps.added(await drawImage(400, 300).webp().toBuffer())
  await shop.platform.jobs.drain()
  const kept = await Promise.all(
    ['160.avif', '320.webp', '400.avif'].map((file) => shop.platform.storage.exists(`pictures/${_id}/${file}`)),
  )
  expect(kept).toEqual([true, true, true])
})

test('media: transparency is preserved', async () => {
  const { _id } = await deps.added(await drawImage(200, 200, 4).png().toBuffer(), 'nen.png')
  await shop.platform.jobs.drain()
  expect((await sharp((await deps.fetchFile(`/media/${_id}/200.avif`)).rawPayload).metadata()).hasAlpha).toBe(true)
})
