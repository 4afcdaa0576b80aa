import { randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { type CachedResponse, withoutSpareBytes } from './cached-response.ts'

export type EvictedPagesOptions = { folder: string; maxBytes: number; onError: (error: unknown) => void }

/** `start`: its position in all that was ever written; the file holds the last `maxBytes` of that. `change`: the last one before it. */
type Place = { start: number; length: number; forms: string; change: number }

type StoredPage = Pick<CachedResponse, 'status' | 'headers' | 'etag' | 'allowsStale' | 'madeAt'> & {
  tags: string[]
  encoded: CachedResponse['encoded']
}

/** A slow disk must not collect pages in memory. */
const maxWritesAtOnce = 32
const pauseAfterErrorMs = 60_000
/** Above this many changed tags, forgetting all pages costs less memory than remembering what changed. */
const maxChangedTags = 20_000

/**
 * Pages that memory had no room for, in a file that is written round and round: the oldest are overwritten first. The file is
 * opened with the first page, and unlinked at once: its space is free when the process ends, however it ends. A page is read only
 * if none of its tags changed since it was written.
 */
export function createEvictedPages({ folder, maxBytes, onError }: EvictedPagesOptions) {
  const places = new Map<string, Place>()
  const changedAt = new Map<string, number>()
  let file: Promise<FileHandle> | undefined
  let end = 0
  let changes = 0
  let writes = 0
  let pausedUntil = 0

  const isOverwritten = ({ start }: Place) => start < end - maxBytes
  const isChanged = (since: number, tags: Iterable<string>) => [...tags].some((tag) => (changedAt.get(tag) ?? 0) > since)

  function forgetAll(): void {
    places.clear()
    changedAt.clear()
    changedAt.set(allPages, ++changes)
  }

  function fail(error: unknown): void {
    forgetAll()
    if (performance.now() < pausedUntil) return
    pausedUntil = performance.now() + pauseAfterErrorMs
    onError(error)
  }

  /** A failed opening is tried again with a later page. */
  function openOnce(): Promise<FileHandle> {
    file ??= openUnlinked(folder).catch((error) => {
      file = undefined
      throw error
    })
    return file
  }

  /** Where the next `length` bytes go; a page never lies across the end of the file. */
  function reserve(length: number): number {
    const left = maxBytes - (end % maxBytes)
    if (length > left) end += left
    const start = end
    end += length
    for (const [key, place] of places) {
      if (!isOverwritten(place)) break
      places.delete(key)
    }
    return start
  }

  async function write(key: string, response: CachedResponse): Promise<void> {
    const { status, headers, etag, tags, encoded, allowsStale, madeAt } = response
    const page: StoredPage = { status, headers, etag, allowsStale, madeAt, tags: [...tags], encoded }
    const bytes = serialize(page)
    if (bytes.length > maxBytes / 10) return
    const place = { start: reserve(bytes.length), length: bytes.length, forms: formsOf(response), change: changes }
    const { bytesWritten } = await (await openOnce()).write(bytes, 0, bytes.length, place.start % maxBytes)
    if (bytesWritten < bytes.length) throw new Error('a page was written in part: the disk is full')
    // All pages may have been forgotten meanwhile.
    if (isOverwritten(place) || place.change < (changedAt.get(allPages) ?? 0)) return
    places.delete(key)
    places.set(key, place)
  }

  return {
    has: (key: string) => places.has(key),
    /** Writes a current page in the background. */
    add(key: string, response: CachedResponse): void {
      const known = places.get(key)
      if (known && known.forms === formsOf(response) && !isOverwritten(known) && !isChanged(known.change, response.tags)) return
      if (response.plain || !isCompressed(response) || writes >= maxWritesAtOnce || performance.now() < pausedUntil) return
      writes++
      write(key, response)
        .catch(fail)
        .finally(() => writes--)
    },
    async read(key: string): Promise<CachedResponse | undefined> {
      const place = places.get(key)
      if (!place || !file) return undefined
      try {
        const bytes = Buffer.allocUnsafeSlow(place.length)
        const { bytesRead } = await (await file).read(bytes, 0, place.length, place.start % maxBytes)
        if (places.get(key) !== place || isOverwritten(place) || bytesRead < place.length) return undefined
        const page = toResponse(deserialize(bytes) as StoredPage)
        if (!isChanged(place.change, page.tags)) return page
        places.delete(key)
      } catch (error) {
        fail(error)
      }
      return undefined
    },
    /** Of all pages (null), or of those with one of `tags`. */
    invalidate(tags: string[] | null): void {
      changes++
      if (tags === null || changedAt.size + tags.length > maxChangedTags) forgetAll()
      else for (const tag of tags) changedAt.set(tag, changes)
    },
    async close(): Promise<void> {
      pausedUntil = Number.POSITIVE_INFINITY
      forgetAll()
      await (await file?.catch(() => undefined))?.close()
    },
    get size() {
      return places.size
    },
  }
}

export type EvictedPages = ReturnType<typeof createEvictedPages>

/** Stands for the tags of every page: no tag is empty. */
const allPages = ''

/** What is stored of a page: its content, and how densely it is compressed. */
function formsOf({ etag, encoded }: CachedResponse): string {
  return [etag, ...Object.entries(encoded).map(([encoding, { density }]) => `${encoding} ${density}`)].join()
}

const isCompressed = ({ encoded }: CachedResponse) => Object.values(encoded).every(({ bytes }) => Buffer.isBuffer(bytes))

function toResponse({ tags, encoded, ...page }: StoredPage): CachedResponse {
  for (const form of Object.values(encoded)) form.bytes = withoutSpareBytes(form.bytes as Buffer)
  return { ...page, tags: new Set(tags), encoded, plain: null }
}

async function openUnlinked(folder: string): Promise<FileHandle> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `evicted-pages-${randomUUID()}.tmp`)
  const file = await open(path, 'wx+', 0o600)
  await unlink(path)
  return file
}
