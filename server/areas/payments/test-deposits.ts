import { eq } from 'drizzle-orm'
import { schema } from '../../platform/db.ts'
import { transact } from '../../platform/transact.ts'
import type { Visitor } from '../../test-shop.ts'
import { anAddress, openTestTill } from '../checkout/test-till.ts'
import { writeSettings } from '../content/content.ts'
import { openOffice } from '../orders/test-office.ts'
import { signBankNotice } from './bank-notice.ts'

const secret = 'khoa cua ngan hang'
export const bank = { bin: '970436', accountNumber: '0123456789', accountName: 'NGUYEN THI MAY' }
/** Two dresses are 200.000 ₫ and 30.000 ₫ to Huế; 30 % of that are 69.000 ₫. */
export const rule = { from: 200_000, percent: 30 }
export const [total, deposit] = [230_000, 69_000]

/** A shop that asks for a deposit, with an admin, a dress, and a bank that tells of money. */
export async function openDeposits() {
  const till = await openTestTill({ BANK_WEBHOOK_SECRET: secret })
  const office = await openOffice(till)
  const dress = await till.put('Đầm', 900)
  const setRule = (settings: object) => transact(till.db, (tx) => writeSettings(till.platform, tx, settings))
  type Placed = Awaited<ReturnType<typeof cash>>
  let phones = 0
  const newPhone = () => `09${String(20_000_000 + phones++)}`
  const cash = (asked = {}, pieces = 2) =>
    till.ordered({ [dress]: pieces }, { paymentMethod: 'cod', address: { ...anAddress, phone: newPhone() }, ...asked })
  const note = (id: string, reference?: string, by: Visitor = office) => by.post(`payments/cod/${id}/deposit`, { reference })
  const move = (id: string, status: string) => office.patch(`orders/${id}/status`, { status })
  const stateOf = async ({ visitor, id }: Placed) => (await visitor.get(`payments/${id}/status`)).json.data
  const read = (order: Placed) => till.read(order.visitor, order.id)
  const paymentsOf = (id: string) => till.db.select().from(schema.payments).where(eq(schema.payments.orderId, id))
  const refundsOf = (id: string) => till.db.select().from(schema.refunds).where(eq(schema.refunds.orderId, id))
  const doneBy = (id: string, reference = 'FT ve') => office.patch(`payments/refunds/${id}`, { action: 'done', reference })
  const mismatches = () => till.db.select().from(schema.paymentMismatches)

  let numbers = 0
  /** What the aggregator says of money that came, truly signed. */
  function told(data: Record<string, unknown>) {
    const said = { reference: `FT26400${numbers++}`, accountNumber: bank.accountNumber, ...data }
    return { code: '00', data: said, signature: signBankNotice(secret, said) }
  }
  const tell = (body: object) => till.visitor().post('payments/bank/callback', body)
  const transferred = (order: Placed, amount: number, more = {}) => told({ amount, description: order.placed.orderNumber, ...more })

  /** A parcel of an order, brought to the door. */
  async function deliver(orderId: string): Promise<void> {
    const made = await office.post('shipments', { orderId, carrier: 'GHN' })
    const moved = await office.put(`shipments/${made.json.data.shipment._id}/status`, { status: 'delivered' })
    if (moved.status !== 200) throw new Error(moved.text)
  }
  const cashOf = async (orderId: string) =>
    (await office.get('payments/cod-ledger?limit=100')).json.data.entries.find(
      ({ order }: { order: { _id: string } }) => order._id === orderId,
    )
  async function remit(orderId: string): Promise<void> {
    const answer = await office.patch('payments/cod-ledger', { ids: [(await cashOf(orderId))._id], reference: 'GHN-1' })
    if (answer.status !== 200) throw new Error(answer.text)
  }

  await setRule({ bank, cod: { deposit: rule } })
  return {
    till,
    office,
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

/** A large order in cash, and who placed it. */
export type Placed = Awaited<ReturnType<Awaited<ReturnType<typeof openDeposits>>['cash']>>
