import { openAdmin } from '../support/admin.ts'
import { createProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { checkLoadedPage, expectNoHorizontalScroll } from '../support/page-checks.ts'
import { createAdminOrder, setOrderStatus } from '../support/seed-orders.ts'

test('ready texts: the one that fits now is filled in for Zalo, SMS and mail, with one tap', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id, number } = await createAdminOrder(page, { product: await createProduct(), email: 'khach.nhan@example.com' })
  await page.goto(`/admin/orders/edit/${id}`)
  const card = page.getByRole('region', { name: 'Nhắn khách' })
  const text = card.getByRole('textbox', { name: 'Gửi Chị Thảo, 0906 777 888' })
  await expect(card.getByRole('combobox', { name: 'Tin nhắn' })).toHaveValue('confirmed')
  await expect(text).toHaveValue(new RegExp(`Chào Chị Thảo, tiệm đã nhận đơn ${number}`))
  await setOrderStatus(page.request, id, 'processing')
  await setOrderStatus(page.request, id, 'shipped')
  await page.reload()
  await expect(text).toHaveValue(/tiệm đã gửi đơn/)
  await expect(card.getByRole('link', { name: 'Zalo' })).toHaveAttribute('href', 'https://zalo.me/84906777888')
  await text.fill('Chào & hẹn mai')
  await expect(card.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\+84906777888\?&body=Ch%C3%A0o%20%26/)
  await card.getByRole('button', { name: 'Gửi thư' }).click()
  await expect(page.getByText('Đã gửi thư cho khách.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Lịch sử đơn' })).toContainText('Gửi thư: đã gửi hàng')
  await expectNoHorizontalScroll(page)
  await checkLoadedPage(page)
})

test('ready texts: go to the phone’s share sheet where there is one, else they are copied', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { id, number } = await createAdminOrder(page, { product: await createProduct() })
  await page.goto(`/admin/orders/edit/${id}`)
  const card = page.getByRole('region', { name: 'Nhắn khách' })
  await expect(card.getByRole('button', { name: 'Sao chép' })).toBeVisible()
  await expect(card.getByRole('button', { name: 'Chia sẻ' })).toHaveCount(0)
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (what: object) => void Object.assign(window, { shared: what }) })
  })
  await page.reload()
  await card.getByRole('button', { name: 'Chia sẻ' }).click()
  const shared = await page.evaluate(() => (window as unknown as { shared: { text: string } }).shared)
  expect(shared.text).toContain(number)
  await expectNoHorizontalScroll(page)
})

test('ready texts: are in the menu of a card on the board', async ({ browser }) => {
  const page = await openAdmin(browser)
  const { number } = await createAdminOrder(page, { product: await createProduct() })
  await page.goto('/admin/orders/board')
  const card = page.getByRole('listitem').filter({ hasText: number })
  await card.getByRole('button', { name: `Thêm thao tác cho ${number}` }).click()
  await page.getByRole('menuitem', { name: 'Nhắn khách…' }).click()
  const dialog = page.getByRole('dialog', { name: `Nhắn khách đơn ${number}` })
  await expect(dialog.getByRole('textbox')).toHaveValue(new RegExp(number))
  await expect(dialog.getByRole('link', { name: 'SMS' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test.describe('own texts', () => {
  test.use({ allowedConsoleErrors: [/status of 400/] })

  test('ready texts: are edited with variables, previewed with an order, and reset', async ({ browser }) => {
    const page = await openAdmin(browser)
    const { number } = await createAdminOrder(page, { product: await createProduct() })
    await page.goto('/admin/settings?part=orderTexts')
    await page.getByRole('combobox', { name: 'Tin nhắn', exact: true }).selectOption('sewn')
    const text = page.getByRole('textbox', { name: 'Tiếng Việt' })
    await text.fill('Xong rồi {tên con}: ')
    await expect(page.getByText('Dòng 1: không có biến {tên con}.', { exact: false })).toBeVisible()
    await text.fill('Xong rồi: ')
    await page.getByText('Chèn biến').first().click()
    await page.getByRole('button', { name: '{mã đơn}' }).first().click()
    await expect(text).toHaveValue('Xong rồi: {mã đơn}')
    await page.getByRole('combobox', { name: 'Đơn hàng' }).selectOption({ label: `${number} · Chị Thảo` })
    await expect(page.getByText(`Xong rồi: ${number}`)).toBeVisible()
    await expectNoHorizontalScroll(page)
    // The bar at the top would cover a part of the links below it.
    await page.evaluate(() => window.scrollTo(0, 0))
    await checkLoadedPage(page)
    await page.getByRole('button', { name: 'Về tin mẫu ban đầu' }).click()
    await expect(text).toHaveValue(/đã may xong/)
    await expect(page.getByRole('region', { name: 'Lưu thay đổi' })).toHaveCount(0)
  })
})
