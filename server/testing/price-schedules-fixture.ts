import { addHours, hourMs } from '../../contract/durations.ts'
import { carryOutSchedules } from '../areas/catalogue/prices/carry-out-schedules.ts'
import { openProductsFixture } from './products-fixture.ts'

type Question = { rule?: object; from?: Date; until?: Date }

/** A shop with an admin who schedules prices, and a clock that is set forward. */
export async function openPriceSchedulesFixture() {
  const products = await openProductsFixture()
  const { checkout, admin, read } = products

  const sale = { target: 'sale', value: -25 }
  const inHours = (hours: number) => addHours(checkout.clock.now(), hours)
  const run = () => carryOutSchedules(checkout.platform)
  async function runAfter(hours: number): Promise<void> {
    checkout.clock.advance(hours * hourMs)
    await run()
  }
  const bodyOf = (ids: string[], { rule = sale, from, until }: Question) => ({
    ids,
    rule,
    from: from?.toISOString(),
    until: until?.toISOString(),
  })
  const preview = async (ids: string[], asked: Question) => admin.post('products/prices/preview', bodyOf(ids, asked))
  async function schedule(ids: string[], asked: Question) {
    const { token } = (await preview(ids, asked)).json.data
    return admin.post('products/prices', { ...bodyOf(ids, asked), token })
  }
  async function scheduled(ids: string[], asked: Question): Promise<string> {
    const response = await schedule(ids, asked)
    if (response.status !== 200) throw new Error(response.text)
    return response.json.data.changeId
  }
  const undo = (id: string) => admin.post(`products/prices/${id}/undo`)
  const pricesOf = async (id: string) => {
    const { price, salePrice } = await read(id)
    return [price, salePrice]
  }
  const stateOf = async (id: string) => (await admin.get(`products/prices/schedules/${id}?lang=vi`)).json.data
  const paid = async (id: string) => (await (await checkout.shopper({ [id]: 1 })).get('carts')).json.data.cart.subTotal

  return { ...products, inHours, run, runAfter, preview, schedule, scheduled, undo, pricesOf, stateOf, paid }
}
