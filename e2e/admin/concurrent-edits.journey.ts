import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { pauseRequests } from '../support/intercept-requests.ts'
import { addStore, removeStores } from '../support/seed-stores.ts'

/** Changes made while the request of an earlier change is still pending. */

test('stores: moved twice in a row, keep the last position', async ({ browser }) => {
  const page = await openAdmin(browser)
  const names = ['Kho một', 'Kho hai', 'Kho ba'].map((name) => `${name} ${Date.now()}`)
  for (const name of names) await addStore(page.request, name)
  const [, , last = ''] = names
  await page.goto('/admin/locations')
  const shown = () =>
    page
      .getByRole('listitem')
      .allInnerTexts()
      .then((rows) => names.map((name) => rows.findIndex((row) => row.includes(name))).map((place, _, all) => place - Math.min(...all)))
  const saving = await pauseRequests(page, '**/api/stores/order', 'PUT')
  const up = page.getByRole('button', { name: `Chuyển ${last} lên` })
  await up.click()
  await expect.poll(shown).toEqual([0, 2, 1])
  await up.click()
  await expect.poll(shown).toEqual([1, 2, 0])
  const second = page.waitForResponse((response) => response.url().endsWith('/api/stores/order') && saving.heldUrls.length === 2)
  saving.release()
  await second
  await page.reload()
  await expect.poll(shown).toEqual([1, 2, 0])
  await removeStores(page.request, names)
})

test('order note: text typed while the first note is being saved stays, to be saved next', async ({ browser }) => {
  const product = await createProduct()
  const page = await openAdmin(browser)
  const address = { fullName: 'Mai', phone: '0912345678', province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1 Chi Lăng' }
  const items = [{ productId: product.id, color: product.color, size: product.size, quantity: 1 }]
  const ordered = await page.request.post('/api/orders/for-customer', { data: { items, address, paymentMethod: 'cod', source: 'phone' } })
  expect(ordered.status(), await ordered.text()).toBe(201)
  const { _id: id } = await ordered.json()
  await page.goto(`/admin/orders/edit/${id}`)
  const notes = page.getByRole('textbox', { name: 'Ghi chú', exact: true })
  const save = page.getByRole('button', { name: 'Lưu ghi chú' })
  await notes.fill('Gói quà')
  const saving = await pauseRequests(page, `**/api/orders/${id}/notes`, 'PATCH')
  await save.click()
  await notes.pressSequentially(', gọi trước')
  saving.release()
  await expect(page.getByText('Đã lưu')).toBeVisible()
  await expect(notes).toHaveValue('Gói quà, gọi trước')
  await save.click()
  await expect(save).toHaveCount(0)
  await page.reload()
  await expect(notes).toHaveValue('Gói quà, gọi trước')
})
