import type { Locator, Page } from '@playwright/test'
import { createProduct, newPhone, type TestProduct } from '../support/checkout.ts'
import { expect, test } from '../support/fixtures.ts'

const cart = (page: Page) => page.getByRole('dialog', { name: 'Cart' })

/** The element that has the focus is not the page itself, is in the window, and has a ring: its own, or one of its card or label. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const fault = () =>
    page.evaluate(() => {
      const focused = document.activeElement
      if (!(focused instanceof HTMLElement) || focused === document.body) return 'the focus is lost'
      const { top, bottom } = focused.getBoundingClientRect()
      if (bottom <= 0 || top >= window.innerHeight) return `out of the window: ${focused.outerHTML.slice(0, 120)}`
      const bearers = [focused, focused.nextElementSibling, focused.closest('label'), focused.closest('article, li')]
      const hasRing = bearers.some((bearer) => bearer && getComputedStyle(bearer).outlineStyle !== 'none')
      // A heading receives the focus of a new page or dialog and does nothing itself; the browser draws the ring inside a date field.
      const isOther = focused.tabIndex < 0 || focused.matches('[type="date"]')
      return hasRing || isOther ? '' : `no ring: ${focused.outerHTML.slice(0, 120)}`
    })
  await expect.poll(fault).toBe('')
}

const most = 60

async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let pressed = 0; pressed < most; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    await expectVisibleFocus(page)
  }
  throw new Error(`not reached with ${most} presses: ${target}`)
}

async function pressAt(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}

async function typeInto(page: Page, label: RegExp, text: string): Promise<Locator> {
  const field = page.getByRole('main').getByLabel(label).and(page.locator('input, textarea'))
  await tabTo(page, field)
  await page.keyboard.type(text)
  return field
}

async function choosePlace(page: Page, label: RegExp, typed: string, name: string): Promise<void> {
  const field = await typeInto(page, label, typed)
  await expect(page.getByRole('option', { name, exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue(name)
}

async function findProduct(page: Page, { slug }: TestProduct, isWide: boolean): Promise<void> {
  await page.goto('/?lng=en')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await pressAt(page, page.getByRole('link', { name: 'See what is new' }))
  await expect(page.getByRole('heading', { level: 1, name: 'All products' })).toBeFocused()
  const filters = isWide ? page.locator('summary').filter({ hasText: 'Age / size' }) : page.getByRole('link', { name: /^Filters/ })
  await pressAt(page, filters)
  await pressAt(page, page.getByRole('checkbox', { name: /^2Y/ }), 'Space')
  await expect(page).toHaveURL(/sizes=2Y/)
  await page.keyboard.press('Escape')
  await expect(filters).toBeFocused()
  const card = page.getByRole('main').locator(`a[href^="/products/${slug}"]`).last()
  await pressAt(page, card)
}

async function putInCart(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('radio', { name: 'Moss green' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Indigo' })).toBeChecked()
  await tabTo(page, page.getByRole('radio', { name: /^1Y/ }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /^2Y/ })).toBeChecked()
  const add = page.getByRole('main').getByRole('button', { name: 'Add to cart' }).first()
  await pressAt(page, add)
  await expect(cart(page).getByText('Indigo · 2Y')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cart(page)).toBeHidden()
  await expect(add).toBeFocused()
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: /^Cart/ }), 'Shift+Tab')
  await page.keyboard.press('Enter')
}

async function changeCart(page: Page): Promise<void> {
  await pressAt(page, cart(page).getByRole('button', { name: /^One more/ }))
  await expect(cart(page).getByText('370.000').first()).toBeVisible()
  await expectVisibleFocus(page)
  await pressAt(page, cart(page).getByRole('button', { name: /^Remove/ }))
  await expect(cart(page).getByText('Your cart is empty')).toBeVisible()
  await expectVisibleFocus(page)
  await pressAt(page, page.getByRole('button', { name: 'Undo' }))
  await expect(
    cart(page)
      .getByRole('link', { name: /^Flared dress/ })
      .first(),
  ).toBeVisible()
  await expectVisibleFocus(page)
  await pressAt(page, cart(page).getByRole('link', { name: 'Checkout' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeFocused()
}

async function order(page: Page): Promise<void> {
  await typeInto(page, /^Full name/, 'Nguyen Thi Thao')
  await typeInto(page, /^Phone/, newPhone())
  await choosePlace(page, /^Province or city/, 'hue', 'Thành phố Huế')
  await choosePlace(page, /^Ward or commune/, 'thuan hoa', 'Phường Thuận Hóa')
  await typeInto(page, /^Address ?\(required/, '12 Chi Lang')
  await pressAt(page, page.getByRole('checkbox', { name: /^This is a gift/ }), 'Space')
  await typeInto(page, /^Your message/, 'Happy birthday!')
  await expect(page.getByRole('figure')).toContainText('Happy birthday!')
  await tabTo(page, page.getByRole('radio', { name: /^MoMo/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
  await pressAt(page, page.getByRole('button', { name: /^Place order · / }))
  await expect(page).toHaveURL(/\/checkout\/payment\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`keyboard: a gift is found, chosen, changed in the cart and ordered at ${width} px`, async ({ browser }) => {
    test.slow()
    const stock = ['Xanh rêu', 'Chàm'].flatMap((color) => ['1Y', '2Y'].map((size) => ({ color, size, onHand: 5 })))
    const colors = [
      { color: 'Xanh rêu', labels: { en: 'Moss green' }, hex: '#557744' },
      { color: 'Chàm', labels: { en: 'Indigo' }, hex: '#2f4a66' },
    ]
    const product = await createProduct({ more: { colors, stock } })
    const context = await browser.newContext({ viewport: { width, height }, locale: 'en-GB', reducedMotion: 'reduce' })
    const page = await context.newPage()
    await findProduct(page, product, width === 1440)
    await putInCart(page)
    await changeCart(page)
    await order(page)
    await context.close()
  })
}
