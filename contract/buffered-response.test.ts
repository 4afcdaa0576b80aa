import { expect, test } from 'vitest'
import { bufferedResponse } from './buffered-response.ts'

const bytes = new TextEncoder().encode('{"tên":"Bông"}')

test('what went in comes out, in each way of reading it', async () => {
  const response = bufferedResponse(bytes, { status: 201, headers: { 'x-a': 'b' } })
  expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b'])
  expect(await response.text()).toBe('{"tên":"Bông"}')
  expect(await response.json()).toEqual({ tên: 'Bông' })
  expect(await response.arrayBuffer()).toBe(bytes.buffer)
})

test.each([new Uint8Array(bytes.buffer, 1, 5), Buffer.from('Bông')])(
  'bytes that are part of others are handed on without these',
  async (part) => {
    const handedOn = await bufferedResponse(part, {}).arrayBuffer()
    expect(new Uint8Array(handedOn)).toEqual(new Uint8Array(part))
    expect(structuredClone(handedOn, { transfer: [handedOn] }).byteLength).toBe(part.length)
  },
)
