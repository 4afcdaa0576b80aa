import { expect, test } from 'vitest'
import type { PlacedOrder } from '../../../../contract/checkout.ts'
import { ApiError } from '../../api/api-error.ts'
import { submitOrder } from './submit-order.ts'

const attempt = { key: 'key-12345', body: '{}', isSent: true }
const order = { _id: 'ord_1' } as PlacedOrder
const lost = new ApiError({ status: 0, code: 'network', message: 'x' })
const changed = new ApiError({ status: 409, code: 'cart_changed', message: 'x' })

/** Responds in turn and records the keys. */
function fakeServer(...responses: (PlacedOrder | Error)[]) {
  const keys: string[] = []
  const send = async ({ key }: { key: string }) => {
    keys.push(key)
    const response = responses[keys.length - 1] ?? lost
    if (response instanceof Error) throw response
    return response
  }
  return { keys, send }
}
const wait = async () => undefined

test.each([
  ['at once', [order], 'placed', 1],
  ['after a lost answer', [lost, order], 'placed', 2],
  ['after two', [lost, lost, order], 'placed', 3],
  ['not at all', [lost, lost, lost, order], 'unknown', 3],
  ['with a no', [changed, order], 'changed', 1],
  ['with a no after a lost answer', [lost, changed], 'changed', 2],
])('submitOrder: the shop responds %s', async (_when, responses, kind, tries) => {
  const { keys, send } = fakeServer(...responses)
  expect((await submitOrder(attempt, send, { wait })).kind).toBe(kind)
  expect(keys).toEqual(Array(tries).fill(attempt.key))
})
