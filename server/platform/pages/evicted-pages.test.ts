import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { bodyOf, encodeResponse, type FreshResponse } from './cached-response.ts'
import { createEvictedPages, type EvictedPages } from './evicted-pages.ts'
import { createPageCache } from './page-cache.ts'

let folder = ''
let evictedPages: EvictedPages
let errors: unknown[] = []
let rendered: string[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memay-evicted-'))
  errors = []
  rendered = []
})

afterEach(async () => {
  await evictedPages.close()
  await rm(folder, { recursive: true, force: true })
})

/** Room for about 20 pages in memory, and for as many as `onDisk` in the file. */
function openCache({ onDisk = 100, at = folder } = {}) {
  evictedPages = createEvictedPages({ folder: at, maxBytes: onDisk * 13_800, onError: (error) => errors.push(error) })
  return createPageCache({ maxBytes: 300_000, evictedPages })
}

/** A page that compression leaves at about 13 kB. */
const page = (name: string, tags: string[]): FreshResponse => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(`${name} ${randomBytes(13_000).toString('base64')}`),
  tags,
  isCacheable: true,
  allowsStale: true,
})

async function visit(cache: ReturnType<typeof openCache>, name: string, tags = [name]): Promise<string> {
  const make = async () => {
    rendered.push(name)
    return page(name, tags)
  }
  const response = cache.find(name) ?? (await cache.render(name, make))
  await encodeResponse(response, 'br')
  return (await bodyOf(response)).toString().split(' ')[0] as string
}

async function visitMany(cache: ReturnType<typeof openCache>, from: number, to: number): Promise<void> {
  for (let index = from; index < to; index++) await visit(cache, `p${index}`)
}

const untilOnDisk = (cache: ReturnType<typeof openCache>, name: string) => vi.waitFor(() => expect(cache.isOnDisk(name)).toBe(true))

test('evicted-pages: a page that memory had no room for is read from the disk', async () => {
  const cache = openCache()
  await visitMany(cache, 0, 40)
  await untilOnDisk(cache, 'p0')
  expect(cache.find('p0')).toBeUndefined()
  rendered = []
  expect(await visit(cache, 'p0')).toBe('p0')
  expect(rendered).toEqual([])
  expect(cache.find('p0')).toMatchObject({ status: 200, allowsStale: true, tags: new Set(['p0']) })
})

test('evicted-pages: a page that was compressed more densely is written again', async () => {
  const cache = openCache()
  const density = () => cache.find('p0')?.encoded.br?.density
  await visitMany(cache, 0, 40)
  await untilOnDisk(cache, 'p0')
  await visit(cache, 'p0')
  expect(density()).toBe('dense')
  for (let index = 40; index < 120; index++) await visitMany(cache, index, index + 1).then(() => visit(cache, `p${index}`))
  expect(density()).toBeUndefined()
  await vi.waitFor(async () => expect((await evictedPages.read('p0'))?.encoded.br?.density).toBe('dense'))
})

test('evicted-pages: the file has no name, so nothing is left after a crash', async () => {
  const cache = openCache()
  await visitMany(cache, 0, 40)
  await untilOnDisk(cache, 'p0')
  expect(await readdir(folder)).toEqual([])
})

test.each([
  { change: ['p0'], renders: ['p0'] },
  { change: ['p1'], renders: [] },
  { change: null, renders: ['p0'] },
])('evicted-pages: after a change of $change a page on the disk is rendered again only if it shows it', async ({ change, renders }) => {
  const cache = openCache()
  await visitMany(cache, 0, 40)
  await untilOnDisk(cache, 'p0')
  cache.invalidate(change)
  rendered = []
  expect(await visit(cache, 'p0')).toBe('p0')
  expect(rendered).toEqual(renders)
})

test('evicted-pages: a page that changes while it is written or read is rendered again', async () => {
  const cache = openCache()
  await visitMany(cache, 0, 40)
  // Pages are still being written.
  cache.invalidate(null)
  await visitMany(cache, 40, 80)
  await untilOnDisk(cache, 'p40')
  expect(cache.isOnDisk('p0')).toBe(false)
  rendered = []
  const reading = visit(cache, 'p40')
  cache.invalidate(['p40'])
  await reading
  expect(rendered).toEqual(['p40'])
})

test('evicted-pages: the oldest pages are overwritten when the file is full', async () => {
  const cache = openCache({ onDisk: 20 })
  await visitMany(cache, 0, 30)
  await untilOnDisk(cache, 'p0')
  await visitMany(cache, 30, 80)
  await untilOnDisk(cache, 'p50')
  expect(cache.isOnDisk('p0')).toBe(false)
  for (const name of ['p0', 'p50', 'p49', 'p79']) expect(await visit(cache, name)).toBe(name)
})

test('evicted-pages: without a writable folder pages are rendered, one error is reported, and a minute later it is tried again', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const at = join(folder, 'file')
    await writeFile(at, '')
    const cache = openCache({ at })
    await visitMany(cache, 0, 40)
    await vi.waitFor(() => expect(errors).toHaveLength(1))
    expect(await visit(cache, 'p0')).toBe('p0')
    expect(cache.isOnDisk('p0')).toBe(false)
    await rm(at)
    vi.advanceTimersByTime(61_000)
    await visitMany(cache, 40, 80)
    await untilOnDisk(cache, 'p40')
    expect(errors).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})

test('evicted-pages: a page that a full disk takes in part is rendered again', async () => {
  const probe = await open(join(folder, 'probe'), 'w')
  const fileHandle = Object.getPrototypeOf(probe) as FileHandle
  await probe.close()
  const write = vi.spyOn(fileHandle, 'write').mockResolvedValue({ bytesWritten: 100, buffer: '' })
  const cache = openCache()
  await visitMany(cache, 0, 40)
  await vi.waitFor(() => expect(errors).toHaveLength(1))
  write.mockRestore()
  expect(String(errors[0])).toContain('the disk is full')
  expect(cache.isOnDisk('p0')).toBe(false)
  rendered = []
  expect(await visit(cache, 'p0')).toBe('p0')
  expect(rendered).toEqual(['p0'])
})
