import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

for (const { language, search, more } of [
  { language: 'vi', search: 'Tìm kiếm', more: 'Xem thêm kết quả cho “dam hoa”' },
  { language: 'en', search: 'Search', more: 'Show more results for “dam hoa”' },
]) {
  test(`search: takes what is typed while its script is loading (${language})`, async ({ page }) => {
    let release = () => {}
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/search-overlay[^/]*\.js/, async (route) => {
      await isReleased
      await route.continue()
    })
    await page.goto(`/products?lng=${language}`)
    const icon = page.getByRole('banner').getByRole('link', { name: search })
    await icon.click()
    await expect(page.getByRole('textbox', { name: search })).toBeFocused()
    await page.keyboard.type('dam ho')
    expect(await findViolations(page)).toEqual([])
    release()
    const dialog = page.getByRole('dialog', { name: search })
    const field = dialog.getByRole('combobox')
    await expect(field).toBeFocused()
    await page.keyboard.type('a')
    await expect(field).toHaveValue('dam hoa')
    await expect(dialog.getByRole('option').last()).toContainText(more)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(icon).toBeFocused()
  })

  test(`search: stays open when it is opened again right after it was closed (${language})`, async ({ page }) => {
    await page.goto(`/products?lng=${language}`)
    const icon = page.getByRole('banner').getByRole('link', { name: search })
    const dialog = page.getByRole('dialog', { name: search })
    await icon.click()
    await expect(dialog.getByRole('combobox')).toBeFocused()
    const link = await icon.elementHandle()
    // The click falls between the closing and the browser's "close" event.
    const closed = dialog.evaluate(
      (element: HTMLDialogElement, link) =>
        new Promise<boolean>((resolve) => {
          element.addEventListener('close', () => resolve(element.open), { once: true })
          new MutationObserver(() => !element.open && (link as HTMLElement).click()).observe(element, { attributeFilter: ['open'] })
          element.dispatchEvent(new Event('cancel', { cancelable: true }))
        }),
      link,
    )
    expect(await closed).toBe(true)
    await expect(dialog.getByRole('combobox')).toBeFocused()
  })
}
