import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from './testing/shop-fixture.ts'

const megabyte = 1024 * 1024
let shop: TestShop
let port: number
beforeAll(async () => {
  shop = await openTestShop()
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  port = (shop.app.server.address() as AddressInfo).port
})
afterAll(() => shop.close())

/** Sends a body until the shop responds or closes: returns the response, and how many bytes were sent by then. */
function send(path: string, framing: string, chunk: Buffer, total: number): Promise<{ status: number; sent: number }> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let response = ''
    const end = () => {
      const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(response)?.[1] ?? 0)
      resolve({ status, sent: socket.bytesWritten })
      socket.destroy()
    }
    let left = total
    const write = () => {
      while (left > 0 && !socket.destroyed && response === '') {
        left -= chunk.length
        if (!socket.write(chunk)) return void socket.once('drain', write)
      }
    }
    socket.on('connect', () => {
      const type = 'Content-Type: application/x-www-form-urlencoded'
      socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost:3000\r\nOrigin: http://localhost:3000\r\n${type}\r\n${framing}\r\n\r\n`)
      write()
    })
    socket.on('data', (data) => {
      response += data.toString('latin1')
      if (response.includes('\r\n\r\n')) end()
    })
    socket.on('error', (error) => (response ? end() : reject(error)))
    socket.on('close', end)
  })
}

test.each(['/login', '/cart', '/'])('large-bodies: a body of 10 MB: POST %s responds 413 without reading it all', async (path) => {
  const body = Buffer.alloc(64 * 1024, 'a')
  const announced = await send(path, `Content-Length: ${10 * megabyte}`, Buffer.alloc(1024, 'a'), 1024)
  expect(announced).toMatchObject({ status: 413 })
  const size = body.length.toString(16)
  const chunk = Buffer.concat([Buffer.from(`${size}\r\n`), body, Buffer.from('\r\n')])
  const streamed = await send(path, 'Transfer-Encoding: chunked', chunk, 10 * megabyte)
  expect(streamed.status).toBe(413)
  expect(streamed.sent).toBeLessThan(8 * megabyte)
})
