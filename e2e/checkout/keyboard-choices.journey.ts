import type { Locator, Page } from '@playwright/test'
import { newPhone } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'
import { recordAnnouncements } from '../support/live-region-recorder.ts'

const most = 60

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`not reached with ${most} presses: ${target}`)
}

async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, page.getByRole('main').getByLabel(label).and(page.locator('input:visible')))
  await page.keyboard.type(text)
}

for (const width of [390, 1440])
  test(`keyboard: a name, a code of the shop and a pick-up are chosen and announced at ${width} px`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    const { announcements } = await recordAnnouncements(page)
    await page.goto('/products/tho-bong-theu-ten')
    const main = page.getByRole('main')
    const add = main.getByRole('button', { name: 'Thêm vào giỏ' }).first()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    const name = main.getByRole('textbox', { name: /^Tên bé/ })
    await expect(name).toBeFocused()
    await expect(name).toHaveAccessibleDescription(/Vui lòng điền mục này/)
    await page.keyboard.type('Bống')
    await expect(main.locator('.embroidery-thread')).toHaveText('Bống')
    const threads = main.getByRole('group', { name: /^Màu chỉ/ }).getByRole('radio')
    await tabTo(page, threads.first())
    await page.keyboard.press('ArrowRight')
    await expect(threads.nth(1)).toBeChecked()
    await tabTo(page, add)
    await page.keyboard.press('Enter')
    const cart = page.getByRole('dialog', { name: 'Giỏ hàng' })
    await expect(cart.getByText('Bống')).toBeVisible()
    await tabTo(page, cart.getByRole('link', { name: 'Thanh toán' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Thông tin đặt hàng' })).toBeFocused()
    await typeInto(page, /^Họ và tên/, 'Nguyễn Thị Thảo')
    await typeInto(page, /^Điện thoại/, newPhone())
    for (const [label, typed, place] of [
      [/^Tỉnh, thành phố/, 'hue', 'Thành phố Huế'],
      [/^Phường, xã/, 'thuan hoa', 'Phường Thuận Hóa'],
    ] as const) {
      await typeInto(page, label, typed)
      await expect(page.getByRole('option', { name: place, exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
    }
    await typeInto(page, /^Địa chỉ/, '12 Chi Lăng')
    const ways = page.getByRole('group', { name: 'Cách nhận hàng' }).getByRole('radio')
    await tabTo(page, ways.first())
    await page.keyboard.press('ArrowDown')
    await expect(ways.nth(1)).toBeChecked()
    await expect(page.getByRole('heading', { name: 'Người tới lấy' })).toBeVisible()
    await expect(ways.nth(1)).toBeFocused()
    const use = page.getByRole('button', { name: 'Dùng mã CHAOMEMAY' })
    const codes = page.locator('summary').filter({ hasText: 'Mã của tiệm' }).filter({ visible: true })
    await tabTo(page, codes)
    if (!(await use.isVisible())) await page.keyboard.press('Enter')
    await tabTo(page, use)
    await page.keyboard.press('Enter')
    await expect(main.getByText('Giảm giá (CHAOMEMAY)').filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByText('Đang dùng').filter({ visible: true })).toBeFocused()
    await expect.poll(async () => (await announcements()).join(' ')).toContain('CHAOMEMAY')
    const order = page.getByRole('button', { name: /^Đặt hàng · / })
    await tabTo(page, order)
    await expect(order).toBeInViewport()
  })
