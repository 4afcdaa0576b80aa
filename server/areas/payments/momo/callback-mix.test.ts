import { afterAll, beforeAll, expect, test } from 'vitest'
import { minuteMs } from '../../../../contract/durations.ts'
import { schema } from '../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../testing/checkout-fixture.ts'
import { signMomo } from './momo-signature.rule.ts'

/** `CALLBACK_MIX=42 vitest run callback-mix` sends more than ten thousand callbacks about a thousand orders. */
const times = Number(process.env.CALLBACK_MIX ?? 1)

let checkout: CheckoutFixture
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  dress = await checkout.put('Đầm', 500 * times)
})
afterAll(async () => {
  expect(await findInvariantErrors(checkout.db)).toEqual([])
  await checkout.close()
})

let transactions = 6_000_000_000
async function atMomo() {
  const order = await checkout.ordered({ [dress]: 1 })
  await checkout.pay(order.visitor, order)
  const { orderId, requestId, amount } = checkout.lastCreate()
  const said = { orderId, requestId, amount, transId: transactions++ }
  const notice = (more: Partial<Parameters<typeof checkout.momo.notice>[0]> = {}) => checkout.momo.notice({ ...said, ...more })
  return { ...order, notice, state: async () => (await checkout.read(order.visitor, order.id)).paymentStatus }
}
type AtMomo = Awaited<ReturnType<typeof atMomo>>

/** Pseudo-random numbers, the same in every run. */
function drawing(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
function shuffled<T>(all: readonly T[], draw: (below: number) => number): T[] {
  const left = [...all]
  return all.map(() => left.splice(draw(left.length), 1)[0] as T)
}

test('momo callback: a thousand forged ones are refused, and no response reveals whether the order exists', async () => {
  const { notice, state } = await atMomo()
  const draw = drawing(7)
  const genuine = notice() as Record<string, unknown>
  const names = Object.keys(genuine).filter((name) => name !== 'signature')
  const keys = ['', 'K951B6PE1waDMi640xX08PD3vg6EkVlz', 'secret', 'test secre', 'test access', 'change me']
  const nonsense = [null, '', true, [], {}, 0, -1, 1e300, '0', 'x'.repeat(64), [genuine.signature], { length: 64 }]
  const forge = [
    // Other content under the signature of a genuine one.
    () => {
      const name = names[draw(names.length)] as string
      const value = genuine[name]
      return { ...genuine, [name]: typeof value === 'number' ? value + 1 + draw(9) : `${value}${draw(10)}` }
    },
    // Signed with a foreign key.
    () => {
      const wrong = { partnerCode: 'TESTSHOP', accessKey: draw(2) ? 'test access' : '', secretKey: keys[draw(keys.length)] ?? '' }
      const said = draw(2) ? genuine : { ...genuine, orderId: `MM000000-${draw(9_999)}-1` }
      return { ...said, signature: signMomo('ipnAndRedirect', wrong, said as never) }
    },
    // One letter of the signature differs.
    () => {
      const signature = String(genuine.signature)
      const place = draw(64)
      const letter = ((Number.parseInt(signature[place] ?? '0', 16) + 1 + draw(14)) % 16).toString(16)
      return { ...genuine, signature: signature.slice(0, place) + letter + signature.slice(place + 1) }
    },
    () => ({ ...genuine, signature: nonsense[draw(nonsense.length)] }),
  ]
  const answers = new Set<string>()
  for (let group = 0; group < 40; group++) {
    const responses = await Promise.all(Array.from({ length: 25 }, (_, index) => checkout.tell(forge[index % forge.length]?.() as object)))
    for (const { status, text } of responses) answers.add(`${status} ${text}`)
  }
  expect([...answers]).toEqual([expect.stringMatching(/^400 .*"bad_signature"/)])
  expect(await state()).toBe('unpaid')
  expect(await checkout.db.$count(schema.paymentMismatches)).toBe(0)
  expect((await checkout.tell(genuine)).status).toBe(204)
  expect(await state()).toBe('paid')
})

test('momo callback: hundreds of all kinds, shuffled and concurrent, leave each order as its money says', {
  timeout: 30_000 * times,
}, async () => {
  const draw = drawing(11)
  const late: AtMomo[] = []
  for (let count = 0; count < 8 * times; count++) late.push(await atMomo())
  checkout.clock.advance(31 * minuteMs)
  await checkout.areas.payments.expire()
  // Their callbacks arrive before MoMo's response to the creation.
  checkout.momo.behave('create', async (response, init) => {
    const { orderId, requestId, amount } = JSON.parse(String(init.body))
    await checkout.tell(checkout.momo.notice({ orderId, requestId, amount, transId: transactions }))
    return response()
  })
  const early: AtMomo[] = []
  for (let count = 0; count < 4 * times; count++) early.push(await atMomo())
  checkout.momo.behave('create', undefined)
  const refused: AtMomo[] = []
  for (let count = 0; count < 4 * times; count++) refused.push(await atMomo())
  const usual: AtMomo[] = []
  for (let count = 0; count < 8 * times; count++) usual.push(await atMomo())

  const orders = [...usual, ...late, ...early]
  const wrong = ({ notice }: AtMomo) => [
    notice({ amount: 130_001 }),
    notice({ amount: 129_999 }),
    notice({ requestId: 'req_other' }),
    notice({ partnerCode: 'OTHERSHOP' }),
    { ...notice({ amount: 1 }), amount: 130_000 },
  ]
  const failed = ({ notice }: AtMomo) => [
    notice({ resultCode: 1006, payType: '' }),
    notice({ resultCode: 1005, payType: '', responseTime: 1 }),
    notice({ resultCode: 7000 }),
  ]
  const paid = ({ notice }: AtMomo) => Array.from({ length: 5 }, () => notice())
  const words = shuffled(
    [
      ...orders.flatMap((order) => [...paid(order), order.notice({ resultCode: 9000 }), ...failed(order), ...wrong(order)]),
      ...refused.flatMap((order) => [...failed(order), ...failed(order), ...wrong(order)]),
    ],
    draw,
  )
  expect(words.length).toBeGreaterThan(300 * times)
  for (let first = 0; first < words.length; first += 40) {
    const responses = await Promise.all(words.slice(first, first + 40).map((event) => checkout.tell(event)))
    expect(responses.filter(({ status }) => status !== 204 && status !== 400)).toEqual([])
  }
  for (const { state } of refused) expect(await state()).toBe('unpaid')
  for (const { visitor, id } of orders) {
    const { status, paymentStatus, history } = await checkout.read(visitor, id)
    expect([status, paymentStatus]).toEqual(['processing', 'paid'])
    expect(history.filter(({ what, to }) => what === 'payment' && to === 'paid')).toHaveLength(1)
  }
  expect(await checkout.db.$count(schema.refunds)).toBe(0)
})
