import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chunk, drawImage, openImageFixture, pixelBomb, withClaimedSize } from '../../testing/image-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'

let shop: TestShop
let deps: ReturnType<typeof openImageFixture>
beforeAll(async () => {
  shop = await openTestShop()
  deps = openImageFixture(shop)
})
afterAll(() => shop.close())

test('add-image: the same file added twice, even concurrently, is one picture', async () => {
  const content = await drawImage(60, 60).png().toBuffer()
  const answers = await Promise.all([deps.add(content, 'a.png'), deps.add(content, 'b.png'), deps.add(content, 'c.png')])
  expect(new Set([...answers, await deps.add(content, 'd.png')].map((response) => JSON.stringify(response))).size).toBe(1)
})

test("add-image: applies a camera's orientation and removes its metadata", async () => {
  const exif = { IFD0: { Copyright: 'CANARY', Software: 'CANARY' }, IFD3: { GPSLatitude: '16/1 27/1 0/1' } }
  const content = await drawImage(300, 200).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  expect(content.includes('CANARY')).toBe(true)
  const { _id, width, height } = await deps.added(content, 'IMG_0001.JPG')
  expect([width, height]).toEqual([200, 300])
  for (const file of ['200.webp', '200.jpg'])
    expect((await deps.fetchFile(`/media/${_id}/${file}`)).rawPayload.includes('CANARY')).toBe(false)
  const original = Buffer.from(await shop.platform.storage.getBytes(`pictures/${_id}/original.jpg`))
  expect(original.includes('CANARY')).toBe(false)
  expect((await sharp(original).metadata()).orientation).toBeUndefined()
})

test('add-image: stores an original with at most 2400 px', async () => {
  expect(await deps.added(await drawImage(4_000, 3_000).jpeg().toBuffer(), 'to.jpg')).toMatchObject({ width: 2_400, height: 1_800 })
})

const page = '<html><script>alert(1)</script></html>'
const vector = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

test.each([
  ['a page called a picture', Buffer.from(page), 'a.png'],
  ['a drawing with a script', Buffer.from(vector), 'a.png'],
  ['a drawing under its own name', Buffer.from(vector), 'a.svg'],
  ['a GIF', gif, 'a.gif'],
  ['a GIF that is a script as well', Buffer.concat([Buffer.from('GIF89a/*'), gif, Buffer.from('*/=1;alert(1)')]), 'a.png'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'a.jpg'],
  ['nothing', Buffer.alloc(0), 'a.jpg'],
  ['an iPhone’s photo', Buffer.from('\0\0\0\u0018ftypheic\0\0\0\0'), 'a.avif'],
])('add-image: refuses %s', async (_what, content, name) => {
  expect(await deps.add(content, name)).toEqual({ refused: 'type' })
})

test.each(['a.png.html', 'a', 'a.png\u0000.html', 'a\u0000.png', 'png', ''])('add-image: refuses a picture named %j', async (name) => {
  expect(await deps.add(await drawImage(20, 20).png().toBuffer(), name)).toEqual({ refused: 'type' })
})

test.each(['../../x.png', '/etc/passwd.png', '<img src=x onerror=alert(1)>.png', `${'a'.repeat(5_000)}.png`, 'C:\\x\r\n.png'])(
  'add-image: an unusual name never becomes a path: %j',
  async (name) => {
    const { _id } = await deps.added(await drawImage(20, 20).png().toBuffer(), name)
    expect(_id).toMatch(/^img_[0-9a-z]{26}$/)
  },
)

test('add-image: refuses animated pictures', async () => {
  const frame = (background: string) =>
    sharp({ create: { width: 20, height: 20, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all(['#123456', '#a0b0c0'].map(frame))
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect(await deps.add(moving)).toEqual({ refused: 'type' })
  const still = await drawImage(20, 20).png().toBuffer()
  const apng = Buffer.concat([still.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), still.subarray(33)])
  expect(await deps.add(apng, 'a.png')).toEqual({ refused: 'type' })
})

test('add-image: refuses a decompression bomb by its header, five at once', async () => {
  const bomb = pixelBomb(17_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  const memory = process.memoryUsage().rss
  const answers = await Promise.all(
    [bomb, bomb, bomb, bomb, withClaimedSize(await drawImage(64, 64).jpeg().toBuffer(), 64_250)].map((each, at) =>
      deps.add(each, at < 4 ? 'a.png' : 'a.jpg'),
    ),
  )
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ refused: 'too-large' })))
  expect(process.memoryUsage().rss - memory).toBeLessThan(300 * 1024 * 1024)
  expect(
    await deps.add(
      await sharp({ create: { width: 12_001, height: 10, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      'a.png',
    ),
  ).toEqual({ refused: 'too-large' })
})

test('add-image: refuses more than 15 MB', async () => {
  const content = Buffer.concat([await drawImage(20, 20).jpeg().toBuffer(), Buffer.alloc(15 * 1024 * 1024)])
  expect(await deps.add(content, 'a.jpg')).toEqual({ refused: 'too-large' })
})

test('add-image: refuses a truncated picture', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      [format]()
      .toBuffer()
    expect(await deps.add(whole.subarray(0, Math.floor(whole.length / 2)), `a.${format}`), format).toEqual({ refused: 'unreadable' })
  }
})

test('add-image: accepts or refuses damaged pictures without crashing', async () => {
  const seeds = [
    await drawImage(40, 40).jpeg().toBuffer(),
    await drawImage(40, 40).png().toBuffer(),
    await drawImage(40, 40).webp().toBuffer(),
    await drawImage(40, 40).avif().toBuffer(),
  ]
  for (let round = 0; round < 200; round++) {
    const broken = Buffer.from(seeds[round % 4] as Buffer)
    for (let hit = 0; hit < 5; hit++) broken[12 + ((round * 7_919 + hit * 104_729) % (broken.length - 12))] = (round * 31 + hit * 17) % 256
    const response = await deps.add(broken, 'a.png')
    expect('_id' in response || ['unreadable', 'too-large', 'type'].includes(response.refused)).toBe(true)
  }
})
