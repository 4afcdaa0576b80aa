import { expect, test } from 'vitest'
import { type MomoFetch, postToMomo } from './momo-post.ts'

const post = (fetch: MomoFetch, timeoutMs = 5_000) => postToMomo({ fetch, url: 'https://payment.momo.vn/x', body: { a: 'é' }, timeoutMs })
const never = () => new Promise<Response>(() => {})

test('momo-post: times out on a gateway that never responds', async () => {
  expect(await post(never, 20)).toEqual({ kind: 'gateway-timeout' })
})

test('momo-post: aborts the request on a timeout, to free the connection', async () => {
  let reason: unknown
  const listening: MomoFetch = (_, { signal }) =>
    new Promise((_, reject) => signal!.addEventListener('abort', () => reject((reason = signal!.reason))))
  expect(await post(listening, 20)).toEqual({ kind: 'gateway-timeout' })
  expect(reason).toMatchObject({ name: 'TimeoutError' })
})

test('momo-post: times out on a gateway that stops in the middle of a response', async () => {
  const stuck = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) })
  expect(await post(async () => new Response(stuck), 20)).toEqual({ kind: 'gateway-timeout' })
})

test('momo-post: returns an error where the gateway cannot be reached, and does not throw', async () => {
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
])('momo-post: returns a response of status %d with %j unchanged', async (status, text, expected) => {
  expect(await post(async () => new Response(text, { status }))).toEqual(expected)
})

test('momo-post: stops reading a response without end', async () => {
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

test('momo-post: decodes characters split between two packets', async () => {
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
