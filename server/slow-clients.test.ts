import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usualTiming } from './platform/http/create-http-server.ts'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'
import { signInAdmin } from './testing/users-fixture.ts'

/** A fortieth of the usual times. */
const timing = {
  headersMs: usualTiming.headersMs / 40,
  requestMs: usualTiming.requestMs / 40,
  uploadMs: usualTiming.uploadMs / 40,
  windowMs: usualTiming.windowMs / 40,
  uploadBytes: 1_000,
  checkMs: usualTiming.checkMs / 40,
}
const latestMs = 15_000 / 40
/** For a busy machine; the next tick of a slow client comes sooner. */
const toleranceMs = 300

let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop({}, { requestTiming: timing })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.close())

/** Sends `head`, then `piece` every 20 ms for as long as the server allows; returns how long that was, and the response. */
async function trickle(head: string, piece = 'x', forMs = 5_000): Promise<{ ms: number; response: string }> {
  const socket: Socket = connect(port, '127.0.0.1')
  let response = ''
  socket.on('data', (data) => (response += data))
  socket.on('error', () => undefined)
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let isOpen = true
  void closed.then(() => (isOpen = false))
  socket.write(head)
  const begun = performance.now()
  while (isOpen && performance.now() - begun < forMs) {
    socket.write(piece)
    await sleep(20)
  }
  const ms = performance.now() - begun
  socket.destroy()
  await closed
  return { ms, response }
}

test('slow clients: the times add up to fifteen seconds at most', () => {
  expect(usualTiming.requestMs + usualTiming.checkMs).toBeLessThanOrEqual(15_000)
  expect(usualTiming.headersMs).toBeLessThanOrEqual(usualTiming.requestMs)
  expect(usualTiming.windowMs + usualTiming.checkMs).toBeLessThanOrEqual(15_000)
  expect(shop.app.server.requestTimeout).toBe(timing.uploadMs)
})

test.each([
  ['a body', 'POST /api/users/login HTTP/1.1\r\nHost: shop\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n'],
  ['a form', 'POST /contact HTTP/1.1\r\nHost: shop\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: 100000\r\n\r\n'],
  ['a header', 'GET / HTTP/1.1\r\nHost: shop\r\nx-slow: '],
])('slow clients: %s that trickles in is refused with 408 by then', async (_what, head) => {
  const { ms, response } = await trickle(head)
  expect(ms).toBeLessThan(latestMs + toleranceMs)
  expect(response).toMatch(/^HTTP\/1\.1 408 /)
})

test('slow clients: a picture that goes on arriving may take longer than any other request', async () => {
  const admin = await signInAdmin(shop)
  const cookie = [...admin.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const boundary = 'slow'
  const part = `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  const head = `POST /api/images/upload-many HTTP/1.1\r\nHost: shop\r\ncookie: ${cookie}\r\norigin: ${shop.config.publicUrl}\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\ncontent-length: 1000000\r\n\r\n${part}`
  const { ms, response } = await trickle(head, 'x'.repeat(500), latestMs * 3)
  expect(response).toBe('')
  expect(ms).toBeGreaterThanOrEqual(latestMs * 3)
})

test('slow clients: fifty of them leave nobody else waiting, and no connection behind', async () => {
  const head = 'POST /api/users/login HTTP/1.1\r\nHost: shop\r\ncontent-type: application/json\r\ncontent-length: 100000\r\n\r\n'
  const slow = Promise.all(Array.from({ length: 50 }, () => trickle(head)))
  await sleep(100)
  const begun = performance.now()
  expect((await fetch(`http://127.0.0.1:${port}/api/health/live`)).status).toBe(200)
  expect(performance.now() - begun).toBeLessThan(1_000)
  // Fifty clients and the server share a thread here: all are closed, each by the server.
  for (const { response } of await slow) expect(response).toMatch(/^HTTP\/1\.1 408 /)
  const count = () => new Promise<number>((resolve) => shop.app.server.getConnections((_error, open) => resolve(open)))
  await expect.poll(count).toBeLessThanOrEqual(1)
})
