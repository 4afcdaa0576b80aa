import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { StatementDetails } from '../../../../../contract/admin/cod-statements.ts'
import { schema } from '../../../../platform/database/client.ts'
import { findInvariantErrors } from '../../../../testing/check-invariants.ts'
import { type CheckoutFixture, openCheckoutFixture } from '../../../../testing/checkout-fixture.ts'
import type { Visitor } from '../../../../testing/shop-fixture.ts'
import { multipartOf } from '../../../../testing/upload-fixture.ts'
import { signInAdmin, signUp } from '../../../../testing/users-fixture.ts'
import { workbookOf } from '../../../../testing/xlsx-fixture.ts'

let checkout: CheckoutFixture
let admin: Visitor
let dress: string
beforeAll(async () => {
  checkout = await openCheckoutFixture()
  admin = await signInAdmin(checkout)
  dress = await checkout.put('Đầm', 900)
})
afterEach(async () => expect(await findInvariantErrors(checkout.db)).toEqual([]))
afterAll(() => checkout.close())

let parcels = 0
/** A cash order that GHN has delivered, or not yet. */
async function sent(status = 'delivered') {
  const order = await checkout.ordered({ [dress]: 1 }, { paymentMethod: 'cod' })
  const code = `GHN${++parcels}${status.slice(0, 1).toUpperCase()}`
  const made = await admin.post('shipments', { orderId: order.id, carrier: 'GHN', trackingCode: code })
  await admin.put(`shipments/${made.json.data.shipment._id}/status`, { status })
  return { ...order, code }
}

const columns = 'code=M%C3%A3&amount=COD&fee=Ph%C3%AD&day=Ng%C3%A0y'
function upload(file: Buffer, query = `carrier=GHN&${columns}`, visitor = admin, name = 'ghn.csv') {
  const { body, headers } = multipartOf([{ name, content: file }], 'file')
  return visitor.post(`payments/cod-statements?${query}`, body, { headers })
}
type Row = [code: string, amount: number, fee?: number]
const csv = (...rows: Row[]) =>
  Buffer.from(['Mã,COD,Phí,Ngày', ...rows.map(([code, sum, fee = 0]) => `${code},${sum},${fee},26/11/2026`)].join('\n'))
async function read(...rows: Row[]): Promise<StatementDetails> {
  const response = await upload(csv(...rows))
  if (response.status !== 200) throw new Error(response.text)
  return response.json.data.statement
}
const book = (id: string, body: object = {}) => admin.post(`payments/cod-statements/${id}/book`, { reference: 'DS-11', ...body })
const paymentOf = async (id: string) => (await admin.get(`orders/${id}`)).json.data.order.paymentStatus
const totalsOf = async () =>
  (await admin.get('payments/cod-ledger')).json.data.totals.find(({ carrier }: { carrier: string }) => carrier === 'GHN')
const entryOf = async (id: string) => (await checkout.db.select().from(schema.codLedger).where(eq(schema.codLedger.orderId, id)))[0]

describe('statement of a carrier', () => {
  test('asks once for its columns, and remembers them', async () => {
    const order = await sent()
    const rows = [['Kỳ đối soát'], ['Bưu gửi', 'Tiền thu', 'Trừ'], [order.code, order.amount, 22_000]]
    const first = await upload(workbookOf(rows), 'carrier=GHTK', admin, 'ghtk.xlsx')
    expect(first.json.data).toMatchObject({
      kind: 'columns',
      headings: ['Bưu gửi', 'Tiền thu', 'Trừ'],
      sample: [[order.code, `${order.amount}`, '22000']],
    })
    const chosen = await upload(workbookOf(rows), 'carrier=GHTK&code=B%C6%B0u+g%E1%BB%ADi&amount=Ti%E1%BB%81n+thu&fee=Tr%E1%BB%AB')
    expect(chosen.json.data).toMatchObject({ kind: 'statement', isKnown: false, statement: { fees: 22_000, net: order.amount - 22_000 } })
    const later = await upload(workbookOf([...rows, ['A2', 1, 1]]), 'carrier=GHTK')
    expect(later.json.data).toMatchObject({ kind: 'statement', isKnown: false, statement: { count: 2 } })
    const again = await upload(workbookOf(rows), 'carrier=GHTK&columns=ask')
    expect(again.json.data).toMatchObject({ kind: 'columns', headings: ['Bưu gửi', 'Tiền thu', 'Trừ'] })
  })

  test('refuses a column that is chosen twice, and does not remember it', async () => {
    const order = await sent()
    const file = Buffer.from(`Bưu kiện,Tiền,Trừ\n${order.code},${order.amount},20000`)
    const query = 'carrier=ViettelPost&code=B%C6%B0u+ki%E1%BB%87n&amount=Ti%E1%BB%81n'
    for (const [field, more] of [
      ['fee', 'fee=Ti%E1%BB%81n'],
      ['day', 'fee=Tr%E1%BB%AB&day=Tr%E1%BB%AB'],
    ]) {
      const response = await upload(file, `${query}&${more}`)
      expect([response.status, response.json.issues]).toEqual([400, [{ path: field, message: 'Cột này đã được chọn ở trên' }]])
    }
    expect((await upload(file, 'carrier=ViettelPost')).json.data.kind).toBe('columns')
  })

  test('lists the differences, books what matches in one step, and takes the fees off', async () => {
    const [match, other, paid, missing, early] = [await sent(), await sent(), await sent(), await sent(), await sent('in_transit')]
    await book((await read([paid.code, paid.amount]))._id)
    const statement = await read(
      [match.code, match.amount, 22_000],
      [other.code, other.amount - 10_000, 22_000],
      [paid.code, paid.amount],
      [early.code, early.amount],
      ['GHN404', 1_000],
      [match.code, match.amount],
    )
    expect(statement.lines.map(({ verdict }) => verdict)).toEqual(['match', 'different', 'paid', 'not-due', 'unknown', 'twice'])
    expect(statement.missing.map(({ order }) => order._id)).toContain(missing.id)
    expect(statement.missing.map(({ order }) => order._id)).not.toContain(other.id)
    const booked = await book(statement._id, { date: '2026-11-26' })
    expect(booked.json.data.statement).toMatchObject({ status: 'booked', reference: 'DS-11', fees: 44_000 })
    expect([await paymentOf(match.id), await paymentOf(other.id)]).toEqual(['paid', 'unpaid'])
    expect(await entryOf(match.id)).toMatchObject({
      feeVnd: 22_000,
      reference: 'DS-11',
      statementId: statement._id,
      remittedAt: new Date('2026-11-25T17:00:00Z'),
    })
  })

  test('books another sum only where it is accepted', async () => {
    const order = await sent()
    const statement = await read([order.code, order.amount - 5_000])
    expect((await book(statement._id)).json.code).toBe('statement_empty')
    const before = await totalsOf()
    const booked = await book(statement._id, { accept: [2] })
    expect(booked.json.data.statement.lines).toMatchObject([{ verdict: 'booked', amount: order.amount - 5_000, owed: order.amount }])
    expect(await paymentOf(order.id)).toBe('paid')
    // The ledger has what the carrier paid, and the difference shows.
    expect(await entryOf(order.id)).toMatchObject({ amountVnd: order.amount, receivedVnd: order.amount - 5_000 })
    const after = await totalsOf()
    expect([after.remitted - before.remitted, after.difference - before.difference]).toEqual([order.amount - 5_000, -5_000])
    await admin.post(`payments/cod-statements/${statement._id}/undo`)
    expect(await entryOf(order.id)).toMatchObject({ receivedVnd: null, remittedAt: null })
    expect((await totalsOf()).difference).toBe(before.difference)
    await book((await read([order.code, order.amount]))._id)
    expect(await entryOf(order.id)).toMatchObject({ receivedVnd: null })
  })

  test('lists a fee above the sum as a difference, and books it only where it is accepted', async () => {
    const order = await sent()
    const statement = await read([order.code, order.amount, order.amount + 1])
    expect(statement.lines).toMatchObject([{ verdict: 'high-fee', owed: order.amount }])
    expect((await book(statement._id)).json.code).toBe('statement_empty')
    expect(await paymentOf(order.id)).toBe('unpaid')
    expect((await book(statement._id, { accept: [2] })).json.data.statement.lines).toMatchObject([{ verdict: 'booked' }])
    expect(await paymentOf(order.id)).toBe('paid')
    expect(await entryOf(order.id)).toMatchObject({ feeVnd: order.amount + 1, receivedVnd: null })
  })

  test('is the same statement when it is read again, in any format, and is booked once', async () => {
    const order = await sent()
    const first = await read([order.code, order.amount])
    const again = await upload(
      workbookOf([
        ['Mã', 'COD', 'Phí', 'Ngày'],
        [order.code, order.amount, null, '2026-11-26'],
      ]),
    )
    expect(again.json.data).toMatchObject({ isKnown: true, statement: { _id: first._id } })
    const booked = await Promise.all([book(first._id), book(first._id), book(first._id)])
    expect(booked.map(({ status }) => status)).toEqual([200, 200, 200])
    const payments = await checkout.db.select().from(schema.payments).where(eq(schema.payments.orderId, order.id))
    expect(payments).toHaveLength(1)
    expect((await upload(csv([order.code, order.amount]))).json.data.statement.lines[0].verdict).toBe('booked')
  })

  test('can be undone: the carrier owes the cash again, and the statement can be booked again', async () => {
    const order = await sent()
    const { _id } = await read([order.code, order.amount, 9_000])
    await book(_id)
    const undone = await admin.post(`payments/cod-statements/${_id}/undo`)
    expect(undone.json.data.statement).toMatchObject({ status: 'draft', lines: [{ verdict: 'match' }] })
    expect([await paymentOf(order.id), (await entryOf(order.id))?.remittedAt]).toEqual(['unpaid', null])
    expect(await findInvariantErrors(checkout.db)).toEqual([])
    expect((await admin.post(`payments/cod-statements/${_id}/undo`)).status).toBe(409)
    await book(_id)
    expect(await paymentOf(order.id)).toBe('paid')
    expect((await admin.delete(`payments/cod-statements/${_id}`)).status).toBe(409)
  })

  test('that is undone leaves the fee of the parcel as it was', async () => {
    const order = await sent()
    const statement = await read([order.code, order.amount, 99_000])
    await book(statement._id)
    expect((await entryOf(order.id))?.feeVnd).toBe(99_000)
    expect((await admin.post(`payments/cod-statements/${statement._id}/undo`)).status).toBe(200)
    expect((await entryOf(order.id))?.feeVnd).toBe(null)
  })

  test('cannot be undone once money of its orders was refunded', async () => {
    const order = await sent()
    const { _id } = await read([order.code, order.amount])
    await book(_id)
    await admin.post('payments/refund', { orderId: order.id, amount: 10_000, reason: 'Lỗi chỉ' })
    expect((await admin.post(`payments/cod-statements/${_id}/undo`)).json.code).toBe('statement_refunded')
    expect(await paymentOf(order.id)).toBe('paid')
  })

  test('is removed where it was the wrong file', async () => {
    const { _id } = await read(['GHN405', 1])
    expect((await admin.delete(`payments/cod-statements/${_id}`)).status).toBe(200)
    expect((await admin.get(`payments/cod-statements/${_id}`)).status).toBe(404)
  })
})

describe('file', () => {
  test.each<[string, Buffer, string]>([
    ['without rows', csv(), 'file'],
    ['with a sum that is no number', csv(['A', 'x' as unknown as number]), 'rows.2.amount'],
    ['of another kind', Buffer.from([0x25, 0x50, 0x44, 0x46, 0xff, 0xfe]), 'file'],
    ['that is a broken workbook', workbookOf([['a']]).subarray(0, 90), 'file'],
    ['with too many rows', csv(...Array.from({ length: 1_001 }, (_, at): Row => [`A${at}`, 1])), 'file'],
  ])('%s is refused', async (_, file, path) => {
    const response = await upload(file)
    expect([response.status, response.json.issues?.[0]?.path]).toEqual([400, path])
  })

  test('is for admins', async () => {
    const { visitor: staff, userId } = await signUp(checkout)
    await checkout.db.update(schema.users).set({ role: 'staff' }).where(eq(schema.users.id, userId))
    expect((await upload(csv(['A', 1]), undefined, staff)).status).toBe(403)
    expect((await upload(csv(['A', 1]), undefined, checkout.visitor())).status).toBe(401)
    expect((await upload(csv(['A', 1]), 'carrier=own')).status).toBe(400)
  })
})
