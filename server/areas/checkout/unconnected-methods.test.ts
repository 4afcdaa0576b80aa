import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CheckoutFixture, openCheckoutFixture, testAddress } from '../../testing/checkout-fixture.ts'
import { signInAdmin } from '../../testing/users-fixture.ts'

const noMomo = { MOMO_ENDPOINT: '', MOMO_PARTNER_CODE: '', MOMO_ACCESS_KEY: '', MOMO_SECRET_KEY: '', SANDBOX: '0' }
const account = { bin: '970436', accountNumber: '0123456789', accountName: 'ME MAY' }
const name = { vi: 'Cách', en: 'Way' }

let checkout: CheckoutFixture
let admin: Awaited<ReturnType<typeof signInAdmin>>
beforeAll(async () => {
  checkout = await openCheckoutFixture(noMomo)
  admin = await signInAdmin(checkout)
})
afterAll(() => checkout.close())

const methodsOf = (offers: { method: string }[]) => offers.map(({ method }) => method)

async function listedMethods() {
  const visitor = checkout.visitor()
  const quote = await visitor.get('shipping/quote?province=Thành phố Huế&subTotal=200000')
  const preview = await admin.post('orders/for-customer/preview', { items: [], province: 'Huế' })
  return {
    settings: methodsOf((await visitor.get('settings')).json.data.settings.paymentMethods),
    quote: methodsOf(quote.json.data.payment),
    preview: methodsOf(preview.json.data.payment),
  }
}

test('unconnected payment methods: are listed only in the admin’s settings, with what is missing', async () => {
  expect(await listedMethods()).toEqual({ settings: ['cod'], quote: ['cod'], preview: ['cod'] })
  const { data } = (await admin.get('settings/admin')).json
  expect(methodsOf(data.settings.paymentMethods)).toEqual(['momo', 'cod', 'bank'])
  expect(data.connections).toEqual({ momo: 'none', mail: 'none', bankReports: false })
})

test.each(['momo', 'bank'] as const)(
  'unconnected payment methods: an order by %s is refused with a reason, for buyers and for staff',
  async (paymentMethod) => {
    const dress = await checkout.put(`Đầm ${paymentMethod}`, 10)
    const refused = await checkout.order(await checkout.shopper({ [dress]: 1 }), { paymentMethod })
    expect([refused.status, refused.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect(refused.json.message).toContain('Không dùng được cách thanh toán này')
    const items = [{ productId: dress, color: 'Xanh lam', quantity: 1 }]
    const byPhone = await admin.post('orders/for-customer', { items, address: testAddress, paymentMethod, source: 'phone' })
    expect([byPhone.status, byPhone.json.code]).toEqual([400, 'payment_method_unavailable'])
    expect((await checkout.order(await checkout.shopper({ [dress]: 1 }), { paymentMethod: 'cod' })).status).toBe(201)
  },
)

test('unconnected payment methods: the settings refuse to leave the shop without any method', async () => {
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
