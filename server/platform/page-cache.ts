import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A finished answer, ready to be sent; compressed when it is first asked for that way. */
export type KeptAnswer = {
  status: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  encoded: Partial<Record<Encoding, Encoded>>
  /** What it shows: product ids, `availability`. */
  tags: Set<string>
}

/** `isDense`: as small as it is worth making it, or on its way to be. */
type Encoded = { bytes: Buffer | Promise<Buffer>; isDense: boolean }

export type FreshAnswer = { status: number; headers: Record<string, string>; body: Buffer; tags: Iterable<string>; keep: boolean }

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/**
 * Finished public answers, bounded in bytes (0: nothing is kept or shared, for measuring), least recently used first out. One render at a time per
 * key; an answer whose rendering was overtaken by a change is sent, but not kept.
 */
export function createPageCache({ maxBytes }: { maxBytes: number }) {
  const kept = new Map<string, KeptAnswer>()
  const rendering = new Map<string, Promise<KeptAnswer>>()
  let bytes = 0
  let changes = 0

  function drop(key: string): void {
    const answer = kept.get(key)
    if (!answer) return
    bytes -= sizeOf(key, answer)
    kept.delete(key)
  }

  function keep(key: string, answer: KeptAnswer): void {
    const size = sizeOf(key, answer)
    if (size > maxBytes / 10) return
    drop(key)
    kept.set(key, answer)
    bytes += size
    for (const oldest of kept.keys()) {
      if (bytes <= maxBytes) break
      drop(oldest)
    }
  }

  return {
    /** What is kept under a key, without any work; undefined where it has to be rendered. */
    find(key: string): KeptAnswer | undefined {
      const answer = kept.get(key)
      if (!answer) return undefined
      kept.delete(key)
      kept.set(key, answer)
      return answer
    },
    /** Renders under a key once, however many ask at the same time, and keeps the answer where it says so. */
    async render(key: string, make: () => Promise<FreshAnswer>): Promise<KeptAnswer> {
      if (maxBytes === 0) return finishAnswer(await make())
      const underway = rendering.get(key)
      if (underway) return underway
      const changesBefore = changes
      const work = (async () => {
        const fresh = await make()
        const answer = finishAnswer(fresh)
        if (fresh.keep && changes === changesBefore) keep(key, answer)
        return answer
      })()
      rendering.set(key, work)
      try {
        return await work
      } finally {
        if (rendering.get(key) === work) rendering.delete(key)
      }
    },
    /** Forgets everything (null) or what shows one of `tags`. Renderings under way are no longer joined. */
    invalidate(tags: string[] | null): void {
      changes++
      rendering.clear()
      for (const [key, answer] of kept) if (tags === null || tags.some((tag) => answer.tags.has(tag))) drop(key)
    },
    get bytes() {
      return bytes
    },
    get size() {
      return kept.size
    },
  }
}

export type PageCache = ReturnType<typeof createPageCache>

export function finishAnswer({ status, headers, body, tags }: FreshAnswer): KeptAnswer {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return { status, headers, etag, plain: body, encoded: {}, tags: new Set(tags) }
}

type Density = 'fast' | 'dense'
/** Dense is an eighth smaller and takes three times as long. */
const levels = { br: { fast: 3, dense: 5 }, gzip: { fast: 1, dense: 6 } }

export async function compress(body: Buffer, encoding: Encoding, density: Density): Promise<Buffer> {
  const level = levels[encoding][density]
  if (encoding === 'gzip') return toGzip(body, { level })
  return toBrotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: level,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
}

/** A window no larger than the page. The usual 4 MB are counted as memory of JavaScript, which then was tidied up five times a second. */
function windowBits(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
}

/**
 * The answer in an encoding: compressed fast for whoever asks first, as many pages are asked for only once; who asks again
 * has it made dense for those who come after.
 */
export function encodeAnswer(answer: KeptAnswer, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = answer.encoded[encoding]
  if (!known) {
    const bytes = compress(answer.plain, encoding, 'fast')
    const encoded: Encoded = { bytes, isDense: false }
    answer.encoded[encoding] = encoded
    bytes.then(
      (made) => {
        encoded.bytes = made
      },
      // Those who wait for it hear of it; whoever asks next tries anew.
      () => {
        delete answer.encoded[encoding]
      },
    )
    return bytes
  }
  if (!known.isDense && Buffer.isBuffer(known.bytes)) {
    known.isDense = true
    compress(answer.plain, encoding, 'dense').then(
      (made) => {
        known.bytes = made
      },
      () => {
        known.isDense = false
      },
    )
  }
  return known.bytes
}

/** Text shrinks to about a quarter: room is counted for both encodings from the start. */
function sizeOf(key: string, answer: KeptAnswer): number {
  return key.length * 2 + answer.plain.length * 1.5 + 1_000
}
