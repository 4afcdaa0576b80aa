import { afterAll, beforeAll, expect, test } from 'vitest'
import { openOffice } from '../orders/test-office.ts'
import { anAddress, openTestTill, type TestTill } from './test-till.ts'

const noMomo = { MOMO_ENDPOINT: '', MOMO_PARTNER_CODE: '', MOMO_ACCESS_KEY: '', MOMO_SECRET_KEY: '', SANDBOX: '0' }
const account = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
const name = { vi: 'Cách', en: 'Way' }

let till: TestTill
let admin: Awaited<ReturnType<typeof openOffice>>
beforeAll(async () => {
  till = await openTestTill(noMomo)
  admin = await openOffice(till)
})
afterAll(() => till.close())

const methodsOf = (offers: { method: string }[]) => offers.map(({ method }) => method)

async function listedMethods() {
  const visitor = till.visitor()
  const quote = await visitor.get('shipping/quote?province=Thành phố Huế&subTotal=200000')
  const preview = await admin.post('orders/for-customer/preview', { items: [], province: 'Huế' })
  return {
    settings: methodsOf((await visitor.get('settings')).json.data.settings.paymentMethods),
    quote: methodsOf(quote.json.data.payment),
    preview: methodsOf(preview.json.data.payment),
  }
}

test('unconnected payment methods: are listed nowhere but in the admin’s settings, which say what is missing', async () => {
  expect(await listedMethods()).toEqual({ settings: ['cod'], quote: ['cod'], preview: ['cod'] })
  const { data } = (await admin.get('settings/office')).json
  expect(methodsOf(data.settings.paymentMethods)).toEqual(['momo', 'cod', 'bank'])
  expect(data.connections).toEqual({ momo: 'none', mail: 'none', bankReports: false })
})

test.each(['momo', 'bank'] as const)(
  'unconnected payment methods: an order by %s is refused in words, by buyer and by phone',
  async (paymentMethod) => {
    const dress = await till.put(`Đầm ${paymentMethod}`, 10)
    const refused = await till.order(await till.shopper({ [dress]: 1 }), { paymentMethod })
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect(refused.json.message).toContain('Không dùng được cách thanh toán này')
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
    const byPhone = await admin.post('orders/for-customer', { items, address: anAddress, paymentMethod, source: 'phone' })
    expect([byPhone.status, byPhone.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect((await till.order(await till.shopper({ [dress]: 1 }), { paymentMethod: 'cod' })).status).toBe(201)
  },
)

test('unconnected payment methods: the settings cannot leave a shop that nobody can pay', async () => {
  const onlyMomo = ['momo', 'cod', 'bank'].map((method) => ({ method, name, enabled: method === 'momo' }))
  const refused = await admin.patch('settings', { paymentMethods: onlyMomo })
  expect([refused.status, refused.json.issues.map(({ path }: { path: string }) => path)]).toEqual([400, ['paymentMethods']])
  const onlyBank = onlyMomo.map((method) => ({ ...method, enabled: method.method === 'bank' }))
  expect((await admin.patch('settings', { paymentMethods: onlyBank, bank: account })).status).toBe(200)
  expect((await admin.patch('settings', { bank: null })).status).toBe(400)
})

test('payment methods: a transfer is listed once there is an account', async () => {
  const all = ['momo', 'cod', 'bank'].map((method) => ({ method, name, enabled: true }))
  expect((await admin.patch('settings', { paymentMethods: all, bank: account })).status).toBe(200)
  expect(await listedMethods()).toEqual({ settings: ['cod', 'bank'], quote: ['cod', 'bank'], preview: ['cod', 'bank'] })
})
