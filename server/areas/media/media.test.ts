import { readFileSync } from 'node:fs'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareUrl } from '../../../contract/media.ts'
import { openTestShop, type TestShop } from '../../test-shop.ts'
import { addImage, findPictures } from './media.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const alt = { vi: 'Áo liền quần', en: 'A bodysuit' }
const add = (content: Buffer, name = 'ao.webp') => addImage(shop.platform, { content, name, alt })

let shade = 0
/** A picture nobody has added before. */
function draw(width: number, height: number, channels: 3 | 4 = 3) {
  shade++
  return sharp({ create: { width, height, channels, background: { r: shade, g: 120, b: 90, alpha: 0.5 } } })
}

async function added(content: Buffer, name?: string) {
  const answer = await add(content, name)
  if (!('_id' in answer)) throw new Error(`refused: ${answer.refused}`)
  const picture = (await findPictures(shop.db, [answer._id], 'vi')).get(answer._id)
  if (!picture) throw new Error('it is not found again')
  return picture
}

const fetchFile = async (url: string) => shop.app.inject({ method: 'GET', url })

test('a picture is offered in widths up to its own, newest format first', async () => {
  const picture = await added(await draw(700, 350).jpeg().toBuffer(), 'ao.jpg')
  const at = (file: string) => `/media/${picture._id}/${file}`
  expect(picture).toMatchObject({ width: 700, height: 350, alt: 'Áo liền quần', url: at('640.webp') })
  expect(picture.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp'])
  expect(picture.sources[0]?.srcset).toBe([160, 320, 480, 640, 700].map((width) => `${at(`${width}.avif`)} ${width}w`).join(', '))
  const english = await findPictures(shop.db, [picture._id, 'img_nobody'], 'en')
  expect([...english.values()].map((each) => each.alt)).toEqual(['A bodysuit'])
})

test('a picture smaller than the usual widths stands for itself', async () => {
  const picture = await added(await draw(90, 40).png().toBuffer(), 'nut.png')
  expect(picture.url).toBe(`/media/${picture._id}/90.webp`)
})

test('a placeholder is a tiny data address, however wild the picture', async () => {
  const noise = sharp({
    create: { width: 400, height: 4_000, channels: 4, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
  for (const content of [await noise.png().toBuffer(), await draw(800, 1_000).webp().toBuffer()]) {
    const { placeholder } = await added(content)
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(400)
  }
})

test.each([
  ['320.avif', 'image/avif', 'heif', 320],
  ['640.webp', 'image/webp', 'webp', 640],
  ['900.avif', 'image/avif', 'heif', 900],
  ['160.jpg', 'image/jpeg', 'jpeg', 160],
])('%s is drawn when it is first asked for, and kept for a year by whoever has it', async (file, type, format, width) => {
  const picture = await added(await draw(900, 600).webp().toBuffer())
  const answer = await fetchFile(`/media/${picture._id}/${file}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers).toMatchObject({
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width })
  const again = await fetchFile(`/media/${picture._id}/${file}`)
  expect(again.rawPayload.equals(answer.rawPayload)).toBe(true)
})

test('what is shared elsewhere is a JPEG of 1200 × 630', async () => {
  const picture = await added(await draw(500, 800, 4).png().toBuffer(), 'dam.png')
  const { headers, rawPayload } = await fetchFile(shareUrl(picture._id))
  expect(headers['content-type']).toBe('image/jpeg')
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
})

test('no other width, format, id or path is answered', async () => {
  const { _id } = await added(await draw(900, 600).webp().toBuffer())
  const names = [
    '960.webp',
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
  for (const file of names) expect((await fetchFile(`/media/${_id}/${file}`)).statusCode, file).toBe(404)
  for (const id of ['img_00000000000000000000000000', 'img_1', '..', '..%2f..%2fetc', `${_id.slice(0, -1)}%2f`])
    expect((await fetchFile(`/media/${id}/640.webp`)).statusCode, id).toBe(404)
  expect((await fetchFile('/media/..%2f..%2fetc%2fpasswd')).statusCode).not.toBe(500)
})

test('many visitors who ask for the same new form wait for one drawing', async () => {
  const { _id } = await added(await draw(1_500, 1_500).jpeg().toBuffer(), 'chan.jpg')
  const answers = await Promise.all(Array.from({ length: 20 }, () => fetchFile(`/media/${_id}/1280.avif`)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect(answers.every(({ rawPayload }) => answers[0]?.rawPayload.equals(rawPayload))).toBe(true)
})

test('the same file added twice, even at once, is one picture', async () => {
  const content = await draw(60, 60).png().toBuffer()
  const answers = await Promise.all([add(content, 'a.png'), add(content, 'b.png'), add(content, 'c.png')])
  expect(new Set([...answers, await add(content, 'd.png')].map((answer) => JSON.stringify(answer))).size).toBe(1)
})

test('the usual widths are drawn by a job when nobody waits', async () => {
  const { _id } = await added(await draw(400, 300).webp().toBuffer())
  await shop.platform.jobs.drain()
  const kept = await Promise.all(
    ['160.avif', '320.webp', '400.avif'].map((file) => shop.platform.storage.exists(`pictures/${_id}/${file}`)),
  )
  expect(kept).toEqual([true, true, true])
})

test('a camera’s turn is applied and what it wrote is dropped', async () => {
  const exif = { IFD0: { Copyright: 'CANARY', Software: 'CANARY' }, IFD3: { GPSLatitude: '16/1 27/1 0/1' } }
  const content = await draw(300, 200).withMetadata({ orientation: 6, exif }).jpeg().toBuffer()
  expect(content.includes('CANARY')).toBe(true)
  const { _id, width, height } = await added(content, 'IMG_0001.JPG')
  expect([width, height]).toEqual([200, 300])
  for (const file of ['200.webp', '200.jpg']) expect((await fetchFile(`/media/${_id}/${file}`)).rawPayload.includes('CANARY')).toBe(false)
  const original = Buffer.from(await shop.platform.storage.getBytes(`pictures/${_id}/original.jpg`))
  expect(original.includes('CANARY')).toBe(false)
  expect((await sharp(original).metadata()).orientation).toBeUndefined()
})

test('an original is kept at no more than 2400 px', async () => {
  expect(await added(await draw(4_000, 3_000).jpeg().toBuffer(), 'to.jpg')).toMatchObject({ width: 2_400, height: 1_800 })
})

test('what is clear stays clear', async () => {
  const { _id } = await added(await draw(200, 200, 4).png().toBuffer(), 'nen.png')
  expect((await sharp((await fetchFile(`/media/${_id}/200.avif`)).rawPayload).metadata()).hasAlpha).toBe(true)
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
])('%s is refused', async (_what, content, name) => {
  expect(await add(content, name)).toEqual({ refused: 'type' })
})

test.each(['a.png.html', 'a', 'a.png\u0000.html', 'a\u0000.png', 'png', ''])('a picture under the name %j is refused', async (name) => {
  expect(await add(await draw(20, 20).png().toBuffer(), name)).toEqual({ refused: 'type' })
})

test.each(['../../x.png', '/etc/passwd.png', '<img src=x onerror=alert(1)>.png', `${'a'.repeat(5_000)}.png`, 'C:\\x\r\n.png'])(
  'the name %.40j becomes no path',
  async (name) => {
    const { _id } = await added(await draw(20, 20).png().toBuffer(), name)
    expect(_id).toMatch(/^img_[0-9a-z]{26}$/)
  },
)

test('pictures that move are refused', async () => {
  const frames = await sharp({ create: { width: 20, height: 40, channels: 3, background: '#123' } })
    .raw()
    .toBuffer()
  const moving = await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
    .webp({ loop: 0, delay: [100, 100] })
    .toBuffer()
  expect((await sharp(moving).metadata()).pages).toBe(2)
  expect(await add(moving)).toEqual({ refused: 'type' })
  const still = await draw(20, 20).png().toBuffer()
  const apng = Buffer.concat([still.subarray(0, 33), chunk('acTL', Buffer.alloc(8)), still.subarray(33)])
  expect(await add(apng, 'a.png')).toEqual({ refused: 'type' })
})

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A well-formed PNG of one colour: some kilobytes that unfold to hundreds of megabytes. */
function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose header claims another size. */
function claiming(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}

test('a picture that would unfold to gigabytes is refused by its header, five at once', async () => {
  const bomb = pixelBomb(17_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  const memory = process.memoryUsage().rss
  const start = performance.now()
  const answers = await Promise.all(
    [bomb, bomb, bomb, bomb, claiming(await draw(64, 64).jpeg().toBuffer(), 64_250)].map((each, at) =>
      add(each, at < 4 ? 'a.png' : 'a.jpg'),
    ),
  )
  expect(performance.now() - start).toBeLessThan(1_000)
  expect(answers).toEqual(Array.from({ length: 5 }, () => ({ refused: 'too-large' })))
  expect(process.memoryUsage().rss - memory).toBeLessThan(300 * 1024 * 1024)
  expect(
    await add(
      await sharp({ create: { width: 12_001, height: 10, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      'a.png',
    ),
  ).toEqual({ refused: 'too-large' })
})

test('more than 15 MB are refused', async () => {
  const content = Buffer.concat([await draw(20, 20).jpeg().toBuffer(), Buffer.alloc(15 * 1024 * 1024)])
  expect(await add(content, 'a.jpg')).toEqual({ refused: 'too-large' })
})

test('half a picture is refused', async () => {
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const whole = await sharp({
      create: { width: 300, height: 300, channels: 3, background: '#fff', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
    })
      [format]()
      .toBuffer()
    expect(await add(whole.subarray(0, Math.floor(whole.length / 2)), `a.${format}`), format).toEqual({ refused: 'unreadable' })
  }
})

test('damaged pictures are taken or refused, and nothing breaks', async () => {
  const seeds = [
    await draw(40, 40).jpeg().toBuffer(),
    await draw(40, 40).png().toBuffer(),
    await draw(40, 40).webp().toBuffer(),
    await draw(40, 40).avif().toBuffer(),
  ]
  const start = performance.now()
  for (let round = 0; round < 200; round++) {
    const broken = Buffer.from(seeds[round % 4] as Buffer)
    for (let hit = 0; hit < 5; hit++) broken[12 + ((round * 7_919 + hit * 104_729) % (broken.length - 12))] = (round * 31 + hit * 17) % 256
    const answer = await add(broken, 'a.png')
    expect('_id' in answer || ['unreadable', 'too-large', 'type'].includes(answer.refused)).toBe(true)
  }
  expect((performance.now() - start) / 200).toBeLessThan(1_000)
})

test('a photo of the shop is drawn quickly enough to wait for', async () => {
  const photo = readFileSync(new URL('../../demo/pictures/dress-blush-detail.webp', import.meta.url))
  const { _id } = await added(photo)
  const start = performance.now()
  await fetchFile(`/media/${_id}/1200.avif`)
  expect(performance.now() - start).toBeLessThan(1_200)
})
