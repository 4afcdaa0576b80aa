import { expect, test } from 'vitest'
import { bufferedResponse } from './buffered-response.ts'

const bytes = new TextEncoder().encode('{"tên":"Bông"}')

test('buffered-response: a response body reads the same through text, json, bytes and stream', async () => {
  const response = bufferedResponse(bytes, { status: 201, headers: { 'x-a': 'b' } })
  expect([response.status, response.headers.get('x-a')]).toEqual([201, 'b'])
  expect(await response.text()).toBe('{"tên":"Bông"}')
  expect(await response.json()).toEqual({ tên: 'Bông' })
  expect(await response.arrayBuffer()).toBe(bytes.buffer)
})

test.each([new Uint8Array(bytes.buffer, 1, 5), Buffer.from('Bông')])(
  'buffered-response: returns only its own bytes of a larger buffer',
  async (part) => {
    const handedOn = await bufferedResponse(part, {}).arrayBuffer()
    expect(new Uint8Array(handedOn)).toEqual(new Uint8Array(part))
    expect(structuredClone(handedOn, { transfer: [handedOn] }).byteLength).toBe(part.length)
  },
)
