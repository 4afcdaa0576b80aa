import { mkdtemp, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { packFiles, tarOf, unpackFiles } from './archive.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-archive-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const inFolder = (name: string) => join(folder, name)

async function write(name: string, content: string | Buffer) {
  await writeFile(inFolder(name), content)
  return inFolder(name)
}

/** The content of every file below a folder, by its relative name. */
async function filesBelow(path: string) {
  const entries = await readdir(path, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file.slice(path.length + 1), await readFile(file)] as const)))
}

test('archive: files are packed and unpacked, also with long names, Vietnamese ones and without content', async () => {
  const contents = {
    'backup.json': Buffer.from('{}'),
    'tables/trống.jsonl': Buffer.alloc(0),
    'files/một khối.bin': Buffer.alloc(512, 7),
    [`files/${'thư-mục-dài/'.repeat(30)}ảnh.webp`]: Buffer.alloc(2_500_000, 'mẹ may '),
    [`files/${'x'.repeat(200)}.webp`]: Buffer.from('x'),
  }
  const files = await Promise.all(
    Object.entries(contents).map(async ([name, content], n) => ({ name, path: await write(`source-${n}`, content) })),
  )
  await packFiles(inFolder('good.tar.gz'), files)
  await unpackFiles(inFolder('good.tar.gz'), inFolder('good'))
  expect(await filesBelow(inFolder('good'))).toEqual(contents)
})

test('archive: one of an earlier version of the shop is unpacked', async () => {
  await unpackFiles(new URL('./fixtures/former-format.tar.gz', import.meta.url).pathname, inFolder('former'))
  const picture = `files/${'pictures-with-a-long-folder-name/'.repeat(4)}img_0123456789.webp`
  expect(await filesBelow(inFolder('former'))).toEqual({
    'backup.json': Buffer.from('{"format":1}'),
    'tables/orders.jsonl': Buffer.from('{"id":"ord_1","note":"Đầm \\"hoa\\""}\n'),
    'tables/empty.jsonl': Buffer.alloc(0),
    'files/một-khối.bin': Buffer.alloc(512, 7),
    'files/lớn.bin': Buffer.alloc(200_000, 'mẹ may '),
    [picture]: Buffer.from('ảnh'),
  })
})

test('archive: stores the whole size of a file above 8 GiB', async () => {
  const size = 8 * 1024 ** 3 + 1
  const file = await open(inFolder('large.bin'), 'w')
  await file.truncate(size)
  await file.close()
  const tar = tarOf([{ name: 'large.bin', path: inFolder('large.bin') }])
  let head = Buffer.alloc(0)
  for await (const chunk of tar) {
    head = Buffer.concat([head, chunk as Buffer])
    if (head.length >= 2_048) break
  }
  expect(head.toString('latin1')).toContain(`size=${size}\n`)
})

test('archive: packing fails if a file is missing', async () => {
  await expect(packFiles(inFolder('none.tar.gz'), [{ name: 'a', path: inFolder('no-such-file') }])).rejects.toThrow('ENOENT')
})

test('archive: truncated in its compression, in a file or before its end is refused', async () => {
  const path = await write('one.txt', Buffer.from(Array.from({ length: 70_000 }, (_, n) => (n * n) % 251)))
  await packFiles(inFolder('whole.tar.gz'), [
    { name: 'a.txt', path },
    { name: 'b.txt', path },
  ])
  const packed = await readFile(inFolder('whole.tar.gz'))
  const tar = gunzipSync(packed)
  const afterFirst = 512 + Math.ceil(70_000 / 512) * 512
  const cuts = [packed.subarray(0, 200), ...[1_000, afterFirst, tar.length - 1_024].map((length) => gzipSync(tar.subarray(0, length)))]
  for (const [n, cut] of cuts.entries()) await expect(unpackFiles(await write('cut.tar.gz', cut), inFolder(`cut-${n}`))).rejects.toThrow()
  await expect(unpackFiles(await write('empty.tar.gz', Buffer.alloc(0)), inFolder('empty'))).rejects.toThrow('the backup is empty')
  const damaged = Buffer.from(tar)
  damaged[0] = 98
  await expect(unpackFiles(await write('damaged.tar.gz', gzipSync(damaged)), inFolder('damaged'))).rejects.toThrow('checksum')
})

test('archive: a path outside its folder and a link are refused', async () => {
  const evil = await packTar([{ header: { name: '../evil.txt', size: 1, type: 'file' }, body: 'x' }])
  await expect(unpackFiles(await write('evil.tar.gz', gzipSync(evil)), inFolder('evil'))).rejects.toThrow('outside')
  expect(await readdir(folder)).not.toContain('evil.txt')
  const link = await packTar([{ header: { name: 'link', size: 0, type: 'symlink', linkname: '/etc/passwd' } }])
  await expect(unpackFiles(await write('link.tar.gz', gzipSync(link)), inFolder('link'))).rejects.toThrow('not a file')
})
