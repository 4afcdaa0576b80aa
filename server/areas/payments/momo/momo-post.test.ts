import { expect, test } from 'vitest'
import { type MomoFetch, postToMomo } from './momo-post.ts'

const post = (fetch: MomoFetch, timeoutMs = 5_000) => postToMomo({ fetch, url: 'https://payment.momo.vn/x', body: { a: 'é' }, timeoutMs })
const never = () => new Promise<Response>(() => {})

test('a gateway that never answers is given up after the agreed time', async () => {
  expect(await post(never, 20)).toEqual({ kind: 'gateway-timeout' })
})

test('a gateway that is given up is told so, to free the connection', async () => {
  let reason: unknown
  const listening: MomoFetch = (_, { signal }) =>
    new Promise((_, reject) => signal!.addEventListener('abort', () => reject((reason = signal!.reason))))
  expect(await post(listening, 20)).toEqual({ kind: 'gateway-timeout' })
  expect(reason).toMatchObject({ name: 'TimeoutError' })
})

test('a gateway that begins to answer and then stops is given up, too', async () => {
  const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })
  expect(await post(async () => new Response(stuck), 20)).toEqual({ kind: 'gateway-timeout' })
})

test('a gateway that cannot be reached is an error, not an exception', async () => {
  expect(await post(() => Promise.reject(new TypeError('fetch failed')))).toEqual({ kind: 'gateway-error', reason: 'network' })
  expect(
    await post(() => {
      throw new TypeError('fetch failed')
    }),
  ).toEqual({ kind: 'gateway-error', reason: 'network' })
})

test.each([
  [500, '{"resultCode":0}', { kind: 'gateway-error', reason: 'http-status', status: 500 }],
  [503, '', { kind: 'gateway-error', reason: 'http-status', status: 503 }],
  [404, '<html>', { kind: 'gateway-error', reason: 'http-status', status: 404 }],
  [200, '<html>', { kind: 'gateway-error', reason: 'not-json', status: 200 }],
  [200, '', { kind: 'gateway-error', reason: 'not-json', status: 200 }],
  [200, '{"a":1', { kind: 'gateway-error', reason: 'not-json', status: 200 }],
  [200, '{"message":"Thành công."}', { kind: 'answered', ok: true, status: 200, body: { message: 'Thành công.' } }],
  [400, '{"resultCode":20}', { kind: 'answered', ok: false, status: 400, body: { resultCode: 20 } }],
])('an answer of status %d saying %j is told as it is', async (status, text, expected) => {
  expect(await post(async () => new Response(text, { status }))).toEqual(expected)
})

test('an answer without end is not read to the end', async () => {
  let chunks = 0
  let cancelled = false
  const endless = new ReadableStream({
    pull: (controller) => {
      chunks += 1
      controller.enqueue(new Uint8Array(10_000).fill(32))
    },
    cancel: () => {
      cancelled = true
    },
  })
  expect(await post(async () => new Response(endless))).toMatchObject({ kind: 'gateway-error', reason: 'too-large' })
  expect(chunks).toBeLessThan(12)
  expect(cancelled).toBe(true)
})

test('letters split between two packets arrive whole', async () => {
  const bytes = new TextEncoder().encode('{"m":"ế"}')
  const halves = new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes.slice(0, 7))
      controller.enqueue(bytes.slice(7))
      controller.close()
    },
  })
  expect(await post(async () => new Response(halves))).toMatchObject({ body: { m: 'ế' } })
})
