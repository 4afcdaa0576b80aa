import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createQuantityQueue } from './quantity-queue.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A fake shop that responds on demand and records the requests and the shown quantities. */
function shopWithOneLine() {
  const sent: number[] = []
  const shown: number[] = []
  const events: string[] = []
  const responses: { accept(): void; refuse(): void }[] = []
  const queue = createQuantityQueue({
    show: (_id, quantity) => shown.push(quantity),
    send: (_id, quantity) =>
      new Promise((accept, reject) => {
        sent.push(quantity)
        responses.push({ accept, refuse: () => reject(new Error('only two left')) })
      }),
    onLoading: () => events.push('loading'),
    onSettled: (_id, quantity) => events.push(`settled ${quantity}`),
    onRefused: () => events.push('refused'),
  })
  return { queue, sent, shown, events, responses, settle: () => vi.advanceTimersByTimeAsync(1_000) }
}

test('createQuantityQueue: ten fast taps send one request with the final quantity', async () => {
  const { queue, sent, shown, events, responses, settle } = shopWithOneLine()
  for (let quantity = 2; quantity <= 11; quantity++) queue.change('a', quantity, quantity - 1)
  expect(shown.at(-1)).toBe(11)
  await settle()
  expect(sent).toEqual([11])
  responses[0]?.accept()
  await settle()
  expect(events.at(-1)).toBe('settled 11')
})

test('createQuantityQueue: taps during a request are sent after it, in one more request', async () => {
  const { queue, sent, events, responses, settle } = shopWithOneLine()
  queue.change('a', 2, 1)
  await settle()
  queue.change('a', 3, 2)
  queue.change('a', 4, 3)
  await settle()
  expect(sent).toEqual([2])
  responses[0]?.accept()
  await settle()
  expect(sent).toEqual([2, 4])
  responses[1]?.accept()
  await settle()
  expect(events.at(-1)).toBe('settled 4')
})

test('createQuantityQueue: a refused quantity is rolled back to the last accepted one', async () => {
  const { queue, shown, events, responses, settle } = shopWithOneLine()
  queue.change('a', 5, 2)
  queue.change('a', 6, 5)
  await settle()
  responses[0]?.refuse()
  await settle()
  expect(shown.at(-1)).toBe(2)
  expect(events.at(-1)).toBe('refused')
})

test.each([0, -1])('createQuantityQueue: %i is never requested', async (quantity) => {
  const { queue, sent, shown, settle } = shopWithOneLine()
  queue.change('a', quantity, 1)
  await settle()
  expect([...sent, ...shown]).toEqual([])
})

test('createQuantityQueue: cancelling a line waits for its pending request and sends nothing more', async () => {
  const { queue, sent, events, responses, settle } = shopWithOneLine()
  queue.change('a', 2, 1)
  await queue.cancel('a')
  await settle()
  expect(sent).toEqual([])
  queue.change('b', 3, 1)
  await settle()
  queue.change('b', 4, 3)
  let isForgotten = false
  const forgetting = queue.cancel('b').then(() => {
    isForgotten = true
  })
  await settle()
  expect(isForgotten).toBe(false)
  responses[0]?.refuse()
  await forgetting
  await settle()
  expect(sent).toEqual([3])
  expect(events).not.toContain('refused')
})
