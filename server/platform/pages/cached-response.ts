import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompress, constants, gunzip, gzip, gzipSync } from 'node:zlib'

export type Encoding = 'br' | 'gzip'

/** A complete response, ready to send; compressed on first use of an encoding. */
export type CachedResponse = {
  status: number
  headers: Record<string, string>
  etag: string
  /** Null once only compressed forms of a cached page are stored: four times as many pages fit. */
  plain: Buffer | null
  encoded: Partial<Record<Encoding, Encoded>>
  /** Reports that the response takes more or less memory; set while it is cached. */
  resized?: () => void
  /** Its cache tags: product ids, `availability`. */
  tags: Set<string>
  allowsStale: boolean
  /** Set when it is invalidated: it may be sent until then, while its successor renders. */
  staleUntil?: number
  /** In milliseconds of `performance.now()`. */
  madeAt: number
}

/** `density`: that of the bytes, or of those being made to replace them. */
type Encoded = { bytes: Buffer | Promise<Buffer>; density: Density }

/** `allowsStale`: after a change of what it shows, it may be sent for a moment longer. */
export type FreshResponse = {
  status: number
  headers: Record<string, string>
  body: Buffer
  tags: Iterable<string>
  isCacheable: boolean
  allowsStale?: boolean
}

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)
const decompress = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
/** A smaller response, or one that other pages are made of, stays as it is. */
const minCompactBytes = 16 * 1024

/** Before a response is cached: drops the uncompressed form of a page that has a compressed one, and the memory that others share with it. */
export function compact(response: CachedResponse): void {
  const { headers, plain } = response
  const isLargePage = headers['content-type']?.startsWith('text/html') && plain !== null && plain.length >= minCompactBytes
  if (isLargePage && compressedForm(response)) response.plain = null
  else if (plain) response.plain = withoutSpareBytes(plain)
}

function compressedForm({ encoded }: CachedResponse): { encoding: Encoding; bytes: Buffer } | undefined {
  for (const encoding of ['br', 'gzip'] as const) {
    const bytes = encoded[encoding]?.bytes
    if (Buffer.isBuffer(bytes)) return { encoding, bytes }
  }
  return undefined
}

export function toCachedResponse({ status, headers, body, tags, allowsStale = false }: FreshResponse): CachedResponse {
  const etag = `"${hash('sha1', body, 'base64url')}"`
  return { status, headers, etag, plain: body, encoded: {}, tags: new Set(tags), allowsStale, madeAt: performance.now() }
}

type Density = 'fast' | 'dense' | 'densest'
/** Of a page, dense is a fifth smaller than fast and takes seven times as long; densest is a tenth smaller again and takes 22 ms. */
const levels = { br: { fast: 1, dense: 5, densest: 10 }, gzip: { fast: 1, dense: 6, densest: 9 } }
/** A page that lasted this long probably lasts longer. */
const lastingMs = 3_000
/** At most one page in this time is compressed at the highest density: a hundredth of a processor. */
const densestEveryMs = 2_000
let densestAfter = 0
/** Compressing this much fast takes less time than handing it to another thread: 0.2 ms for a page with brotli. */
const maxSyncBytes = { br: 128 * 1024, gzip: 32 * 1024 }

export async function compress(body: Buffer, encoding: Encoding, density: Density): Promise<Buffer> {
  const level = levels[encoding][density]
  const isSync = density === 'fast' && body.length <= maxSyncBytes[encoding]
  if (encoding === 'gzip') return isSync ? gzipSync(body, { level }) : toGzip(body, { level })
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
  }
  return isSync ? brotliCompressSync(body, { params }) : toBrotli(body, { params })
}

/** A window no larger than the page. The default 4 MB count as JavaScript memory, which then caused five garbage collections a second. */
function windowBits(bytes: number): number {
  return Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))))
}

/**
 * The response in an encoding: compressed fast for the first request, as many pages are requested only once; a second
 * request triggers denser compression for later ones, and a request for a page that lasts triggers the densest.
 */
export function encodeResponse(response: CachedResponse, encoding: Encoding): Buffer | Promise<Buffer> {
  const known = response.encoded[encoding]
  if (!known) {
    const bytes = compressBody(response, encoding, 'fast')
    const encoded: Encoded = { bytes, density: 'fast' }
    response.encoded[encoding] = encoded
    bytes.then(
      (made) => {
        encoded.bytes = made
        if (!response.resized) return
        compact(response)
        response.resized()
      },
      // Waiting requests get the error; the next request retries.
      () => {
        delete response.encoded[encoding]
      },
    )
    return bytes
  }
  const before = known.density
  const density = nextDensity(response, encoding, known)
  if (density) {
    known.density = density
    compressBody(response, encoding, density).then(
      (made) => {
        known.bytes = made
        response.resized?.()
      },
      () => {
        known.density = before
      },
    )
  }
  return known.bytes
}

function nextDensity({ madeAt, resized }: CachedResponse, encoding: Encoding, { bytes, density }: Encoded): Density | undefined {
  if (!Buffer.isBuffer(bytes)) return undefined
  if (density === 'fast') return 'dense'
  // Gzip gains nothing from it.
  if (density === 'densest' || encoding === 'gzip' || !resized) return undefined
  const now = performance.now()
  if (now < densestAfter || now - madeAt < lastingMs) return undefined
  densestAfter = now + densestEveryMs
  return 'densest'
}

/** Compresses the successor of a stale response before it is sent: no request has to wait for that. */
export async function encodeLike({ encoded }: CachedResponse, response: CachedResponse): Promise<void> {
  const encodings = Object.keys(encoded) as Encoding[]
  await Promise.all(encodings.map((encoding) => encodeResponse(response, encoding))).catch(() => undefined)
}

async function compressBody(response: CachedResponse, encoding: Encoding, density: Density): Promise<Buffer> {
  return withoutSpareBytes(await compress(await bodyOf(response), encoding, density))
}

/** zlib returns a part of a block of 16 kB, and `Buffer.from` a part of one of 64 kB: each would be cached as a whole. */
export function withoutSpareBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const exact = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(exact)
  return exact
}

/** The response without an encoding. */
export function bodyOf(response: CachedResponse): Buffer | Promise<Buffer> {
  if (response.plain) return response.plain
  const form = compressedForm(response)
  if (!form) throw new Error('a cached response has no form')
  return decompress[form.encoding](form.bytes)
}
