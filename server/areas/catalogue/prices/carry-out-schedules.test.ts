import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { addHours, addMinutes, hourMs } from '../../../../contract/durations.ts'
import { findInvariantErrors } from '../../../testing/check-invariants.ts'
import { openPriceSchedulesFixture } from '../../../testing/price-schedules-fixture.ts'
import { carryOutSchedules } from './carry-out-schedules.ts'

const { checkout, aProduct, auditOf, inHours, run, runAfter, scheduled, pricesOf, stateOf } = await openPriceSchedulesFixture()
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

test('price schedules: several processes start and end each one once', async () => {
  const { _id: id } = await aProduct({ price: 200_000 })
  const changeId = await scheduled([id], { rule: { target: 'price', value: 10 }, from: inHours(1), until: inHours(2) })
  for (const price of [220_000, 200_000]) {
    checkout.clock.advance(hourMs)
    await Promise.all([run(), run(), run(), run()])
    expect(await pricesOf(id)).toEqual([price, 0])
  }
  expect((await auditOf(changeId)).map(({ what }) => what).sort()).toEqual([
    'product.prices-ended',
    'product.prices-planned',
    'product.prices-started',
  ])
})

test('price schedules: after a stop of the shop ends come late but in order, and a period that is over changes nothing', async () => {
  const [running, missed] = [await aProduct({ price: 200_000 }), await aProduct({ price: 200_000 })]
  const now = checkout.clock.now()
  await scheduled([running._id], { from: addHours(now, 1), until: addHours(now, 2) })
  await scheduled([running._id], { rule: { target: 'price', value: 10 }, from: addHours(now, 2) })
  const over = await scheduled([missed._id], { from: addHours(now, 3), until: addHours(now, 4) })
  await runAfter(1)
  await runAfter(9)
  expect(await pricesOf(running._id)).toEqual([220_000, 0])
  expect(await pricesOf(missed._id)).toEqual([200_000, 0])
  expect((await stateOf(over)).schedule).toMatchObject({ state: 'ended', changed: 0 })
})

test('price schedules: one that fails is rolled back, delays no other, and is tried again', async () => {
  const [first, second] = [await aProduct({ price: 200_000 }), await aProduct({ price: 200_000 })]
  const failing = await scheduled([first._id], { from: inHours(1), until: inHours(3) })
  await scheduled([second._id], { from: addMinutes(inHours(1), 1), until: inHours(3) })
  checkout.clock.advance(2 * hourMs)
  const { platform } = checkout
  const error = vi.fn()
  let calls = 0
  const purgeCdn = async () => {
    if (calls++ === 0) throw new Error('the process dies')
  }
  const pageCache = { ...platform.pageCache, purgeCdn }
  await carryOutSchedules({ ...platform, pageCache, log: { ...platform.log, error } as unknown as typeof platform.log })
  expect(error).toHaveBeenCalledOnce()
  expect([await pricesOf(first._id), await pricesOf(second._id)]).toEqual([
    [200_000, 0],
    [200_000, 150_000],
  ])
  expect((await stateOf(failing)).schedule).toMatchObject({ state: 'planned', changed: 0 })
  await run()
  expect(await pricesOf(first._id)).toEqual([200_000, 150_000])
  await runAfter(1)
})
