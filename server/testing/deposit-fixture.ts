import { eq } from 'drizzle-orm'
import { writeSettings } from '../areas/content/content.ts'
import { signBankWebhook } from '../areas/payments/bank-transfer/bank-webhook.rule.ts'
import { schema } from '../platform/database/client.ts'
import { transact } from '../platform/database/transaction.ts'
import { openCheckoutFixture, testAddress } from './checkout-fixture.ts'
import type { Visitor } from './shop-fixture.ts'
import { signInAdmin } from './users-fixture.ts'

const secret = 'khoa cua ngan hang'
export const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
/** Two dresses are 200.000 ₫ and 30.000 ₫ to Huế; 30 % of that are 69.000 ₫. */
export const rule = { from: 200_000, percent: 30 }
export const [total, deposit] = [230_000, 69_000]

/** A shop with a deposit rule, an admin, a dress, and a bank webhook. */
export async function openDepositFixture() {
  const checkout = await openCheckoutFixture({ BANK_WEBHOOK_SECRET: secret })
  const admin = await signInAdmin(checkout)
  const dress = await checkout.put('Đầm', 900)
  const setRule = (settings: object) => transact(checkout.db, (tx) => writeSettings(checkout.platform, tx, settings))
  type Placed = Awaited<ReturnType<typeof cash>>
  let phones = 0
  const newPhone = () => `09${String(20_000_000 + phones++)}`
  const cash = (asked = {}, pieces = 2) =>
    checkout.ordered({ [dress]: pieces }, { paymentMethod: 'cod', address: { ...testAddress, phone: newPhone() }, ...asked })
  const note = (id: string, reference?: string, by: Visitor = admin) => by.post(`payments/cod/${id}/deposit`, { reference })
  const move = (id: string, status: string) => admin.patch(`orders/${id}/status`, { status })
  const stateOf = async ({ visitor, id }: Placed) => (await visitor.get(`payments/${id}/status`)).json.data
  const read = (order: Placed) => checkout.read(order.visitor, order.id)
  const paymentsOf = (id: string) => checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, id))
  const refundsOf = (id: string) => checkout.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))
  const doneBy = (id: string, reference = 'FT ve') => admin.patch(`payments/refunds/${id}`, { action: 'done', reference })
  const mismatches = () => checkout.db.select().from(schema.paymentMismatches)

  let numbers = 0
  /** A correctly signed bank event of the aggregator. */
  function webhookOf(data: Record<string, unknown>) {
    const said = { reference: `FT26400${numbers++}`, accountNumber: bank.accountNumber, ...data }
    return { code: '00', data: said, signature: signBankWebhook(secret, said) }
  }
  const tell = (body: object) => checkout.visitor().post('payments/bank/callback', body)
  const transferred = (order: Placed, amount: number, more = {}) => webhookOf({ amount, description: order.placed.orderNumber, ...more })

  /** Ships and delivers an order. */
  async function deliver(orderId: string): Promise<void> {
    const made = await admin.post('shipments', { orderId, carrier: 'GHN' })
    const moved = await admin.put(`shipments/${made.json.data.shipment._id}/status`, { status: 'delivered' })
    if (moved.status !== 200) throw new Error(moved.text)
  }
  const cashOf = async (orderId: string) =>
    (await admin.get('payments/cod-ledger?limit=100')).json.data.entries.find(
      ({ order }: { order: { _id: string } }) => order._id === orderId,
    )
  async function remit(orderId: string): Promise<void> {
    const response = await admin.patch('payments/cod-ledger', { ids: [(await cashOf(orderId))._id], reference: 'GHN-1' })
    if (response.status !== 200) throw new Error(response.text)
  }

  await setRule({ bank, cod: { deposit: rule } })
  return {
    checkout,
    admin,
    dress,
    setRule,
    cash,
    note,
    move,
    stateOf,
    read,
    paymentsOf,
    refundsOf,
    doneBy,
    mismatches,
    tell,
    transferred,
    deliver,
    cashOf,
    remit,
  }
}

/** A large cash order, and its buyer. */
export type Placed = Awaited<ReturnType<Awaited<ReturnType<typeof openDepositFixture>>['cash']>>
