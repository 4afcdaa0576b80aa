import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { addImage, findPictures } from '../areas/media/media.ts'
import type { TestShop } from './shop-fixture.ts'

/** For tests: generates pictures of every kind, and adds them to a shop. */
export function openImageFixture(shop: TestShop) {
  const add = (content: Buffer, name = 'ao.webp') =>
    addImage(shop.platform, { content, name, alt: { vi: 'Áo liền quần', en: 'A bodysuit' } })
  return {
    add,
    /** Adds a valid picture, and returns it as pages show it. */
    async added(content: Buffer, name?: string) {
      const response = await add(content, name)
      if (!('_id' in response)) throw new Error(`refused: ${response.refused}`)
      const picture = (await findPictures(shop.db, [response._id], 'vi')).get(response._id)
      if (!picture) throw new Error('the stored picture was not found')
      return picture
    },
    fetchFile: async (url: string) => shop.app.inject({ method: 'GET', url }),
  }
}

let shade = 0
/** A new unique picture. */
export function drawImage(width: number, height: number, channels: 3 | 4 = 3) {
  shade++
  return sharp({ create: { width, height, channels, background: { r: shade, g: 120, b: 90, alpha: 0.5 } } })
}

export function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A well-formed PNG of one colour: some kilobytes that decompress to hundreds of megabytes. */
export function pixelBomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** A JPEG whose header claims another size. */
export function withClaimedSize(jpeg: Buffer, side: number): Buffer {
  const copy = Buffer.from(jpeg)
  const frame = copy.indexOf(Buffer.from([0xff, 0xc0]))
  copy.writeUInt16BE(side, frame + 5)
  copy.writeUInt16BE(side, frame + 7)
  return copy
}
