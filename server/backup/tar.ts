import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join, normalize, sep } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The subset of the tar format (ustar) that a backup needs, so that the machine needs only Node. */
const block = 512

/** Writes files into one archive; `name` is the path inside it. */
export async function packFiles(target: string, files: { name: string; path: string }[]): Promise<void> {
  async function* write() {
    for (const { name, path } of files) {
      const { size } = await stat(path)
      yield headerOf(name, size)
      let written = 0
      for await (const chunk of createReadStream(path)) {
        written += (chunk as Buffer).length
        yield chunk as Buffer
      }
      if (written !== size) throw new Error(`${path} changed while it was read`)
      yield Buffer.alloc(padding(size))
    }
    yield Buffer.alloc(2 * block)
  }
  await pipeline(Readable.from(write()), createGzip(), createWriteStream(target))
}

/** Unpacks an archive into a folder; refuses a path outside it. */
export async function unpackFiles(source: string, folder: string): Promise<void> {
  const input = createReadStream(source).pipe(createGunzip())
  const read = readerOf(input)
  for (;;) {
    const head = await read.exactly(block)
    if (head.every((byte) => byte === 0)) return
    const name = textAt(head, 345, 155) ? `${textAt(head, 345, 155)}/${textAt(head, 0, 100)}` : textAt(head, 0, 100)
    const size = Number.parseInt(textAt(head, 124, 12), 8)
    if (checksum(head) !== Number.parseInt(textAt(head, 148, 8), 8) || Number.isNaN(size)) throw new Error('the archive is damaged')
    const path = normalize(join(folder, name))
    if (!path.startsWith(folder + sep)) throw new Error(`the archive holds a strange name: ${name}`)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(Readable.from(read.upTo(size)), createWriteStream(path))
    await read.exactly(padding(size))
  }
}

function headerOf(name: string, size: number): Buffer {
  const header = Buffer.alloc(block)
  const at = name.length > 100 ? name.lastIndexOf('/', 155) : -1
  const [prefix, rest] = at > 0 ? [name.slice(0, at), name.slice(at + 1)] : ['', name]
  if (Buffer.byteLength(rest) > 100 || Buffer.byteLength(prefix) > 155) throw new Error(`the name is too long for an archive: ${name}`)
  header.write(rest, 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('0', 156)
  header.write('ustar\x0000', 257, 'latin1')
  header.write(prefix, 345)
  header.write(`${checksum(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

/** The sum of all bytes, with its own eight counted as spaces. */
function checksum(header: Buffer): number {
  return header.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function padding(size: number): number {
  return (block - (size % block)) % block
}

function textAt(header: Buffer, start: number, length: number): string {
  return (
    header
      .subarray(start, start + length)
      .toString('utf8')
      .split('\0', 1)[0] ?? ''
  ).trim()
}

/** Reads a stream in blocks. */
function readerOf(input: AsyncIterable<Buffer>) {
  const chunks = input[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)

  async function* upTo(size: number): AsyncGenerator<Buffer> {
    for (let missing = size; missing > 0; ) {
      if (rest.length === 0) {
        const { value, done } = await chunks.next()
        if (done) throw new Error('the archive ends too early')
        rest = value
      }
      const piece = rest.subarray(0, missing)
      rest = rest.subarray(piece.length)
      missing -= piece.length
      yield piece
    }
  }

  return {
    upTo,
    async exactly(size: number): Promise<Buffer> {
      const pieces: Buffer[] = []
      for await (const piece of upTo(size)) pieces.push(piece)
      return Buffer.concat(pieces)
    },
  }
}
