import { openAdmin } from '../support/admin.ts'
import { createProduct, decideInWallet } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { createAdminOrder } from '../support/seed-orders.ts'

test('manual refund: is recorded by keyboard, and the focus continues from its row', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await page.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'bank', source: 'zalo' } })
  const { _id, orderNumber } = await placed.json()
  await page.request.patch(`/api/orders/${_id}/payment`, { data: { paymentStatus: 'paid' } })
  const opened = await page.request.post('/api/payments/refund', { data: { orderId: _id, amount: 50_000, reason: 'Trả một món' } })
  expect(opened.status(), await opened.text()).toBe(200)
  await page.goto(`/admin/refunds?orderId=${_id}`)
  await page.getByRole('button', { name: 'Hoàn thủ công' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('textbox').fill('VCB 123')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('link', { name: orderNumber })).toBeFocused()
})

test('refund of a transfer: the next step of its order notes the transfer, and is done with it', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page, { paymentMethod: 'bank' })
  await page.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid' } })
  await page.request.patch(`/api/orders/${id}/status`, { data: { status: 'cancelled' } })
  await page.goto(`/admin/orders/edit/${id}`)
  const next = page.getByRole('region', { name: 'Bước tiếp theo' })
  await next.getByRole('button', { name: /^Hoàn [\d.]+\s₫ cho khách/ }).click()
  await page.getByRole('dialog').getByRole('textbox').fill('FT-HOAN-1')
  await page.getByRole('dialog').getByRole('button', { name: 'Ghi nhận đã hoàn' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(next.getByRole('button', { name: /^Hoàn/ })).toHaveCount(0)
  await expect(page.getByText('Đã hoàn', { exact: true }).first()).toBeVisible()
})

test('refund of a transfer: the payment card opens the task that is there, and it is done once', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id } = await createAdminOrder(page, { paymentMethod: 'bank' })
  await page.request.patch(`/api/orders/${id}/payment`, { data: { paymentStatus: 'paid' } })
  await page.request.post('/api/payments/refund', { data: { orderId: id, amount: 50_000, reason: 'Trả một món' } })
  await page.goto(`/admin/orders/edit/${id}`)
  const card = page.getByRole('region', { name: 'Thanh toán' })
  await card.getByRole('button', { name: 'Hoàn tiền' }).click()
  await expect(page.getByRole('dialog', { name: /50\.000/ })).toBeVisible()
  await page.getByRole('dialog').getByRole('textbox').fill('FT-HOAN-2')
  await page.getByRole('dialog').getByRole('button', { name: 'Ghi nhận đã hoàn' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(card.getByText('Đã hoàn', { exact: true })).toBeVisible()
  const { data } = await (await page.request.get(`/api/orders/${id}/payments`)).json()
  expect(data.refunds.map(({ amount, state }: { amount: number; state: string }) => [amount, state])).toEqual([[50_000, 'done']])
  // Nothing waits any more: the same button opens a new refund.
  await card.getByRole('button', { name: 'Hoàn tiền' }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: /^Lý do/ })).toBeVisible()
})

test('payment forms: ask before unsaved input is lost', async ({ browser }) => {
  const page = await openAdmin(browser, { width: 1440, height: 900 })
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await page.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'bank', source: 'zalo' } })
  const { _id } = await placed.json()
  const question = page.getByRole('alertdialog')
  async function expectInputPreserved(verb: string, field: RegExp): Promise<void> {
    await page.getByRole('main').getByRole('button', { name: verb, exact: true }).click()
    const box = page.getByRole('dialog').getByRole('textbox', { name: field })
    await box.fill('VCB 123')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Huỷ' }).click()
    await expect(box).toHaveValue('VCB 123')
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: 'Đóng, không lưu' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('button', { name: verb, exact: true })).toBeFocused()
  }

  await page.goto(`/admin/orders/edit/${_id}`)
  await expectInputPreserved('Đã nhận tiền', /^Tham chiếu/)
  await page.request.patch(`/api/orders/${_id}/payment`, { data: { paymentStatus: 'paid' } })
  await page.reload()
  await expectInputPreserved('Hoàn tiền', /^Lý do/)
  await page.request.post('/api/payments/refund', { data: { orderId: _id, amount: 50_000, reason: 'Trả một món' } })
  await page.reload()
  await expectInputPreserved('Hoàn tiền', /^Mã/)
  await page.goto(`/admin/refunds?orderId=${_id}`)
  await expectInputPreserved('Hoàn thủ công', /^Mã/)
})

test('MoMo order: shows MoMo’s transaction id with a copy button', async ({ browser, page: customer }) => {
  const page = await openAdmin(browser)
  const { id: productId, color, size } = await createProduct()
  const address = { fullName: 'Chị Hạnh', phone: '0906111222', province: 'Thành phố Huế', ward: 'Phường Phú Xuân', street: '5 Lê Lợi' }
  const items = [{ productId, color, size, quantity: 1 }]
  const placed = await page.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'momo', source: 'zalo' } })
  expect(placed.status(), await placed.text()).toBe(201)
  const { _id, link } = await placed.json()
  await customer.goto(link)
  await expect(customer.getByRole('heading', { level: 1, name: 'Thanh toán bằng ví MoMo' })).toBeVisible()
  await customer.getByRole('button', { name: 'Thanh toán bằng MoMo' }).click()
  await decideInWallet(customer, 'Thanh toán')
  await expect(customer.getByRole('heading', { level: 1, name: /đã thanh toán/ })).toBeVisible()

  await page.goto(`/admin/orders/edit/${_id}`)
  const card = page.getByRole('region', { name: 'Thanh toán' })
  await expect(card).toContainText('Đã trả')
  await expect(card).toContainText(/Mã giao dịch MoMo\s*\d{6,}/)
  await card.getByRole('button', { name: 'Sao chép mã giao dịch' }).click()
  await expect(card.getByRole('button', { name: 'Đã nhận tiền' })).toHaveCount(0)
  await expect(card.getByRole('button', { name: 'Hoàn tiền' })).toBeVisible()
})
