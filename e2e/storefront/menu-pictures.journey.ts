import { expect, test } from '../support/fixtures.ts'
import { findViolations } from '../support/page-checks.ts'

test.use({ viewport: { width: 1_440, height: 900 } })

for (const [language, menu, all, category] of [
  ['vi', 'Sản phẩm', 'Tất cả sản phẩm', 'Quà cho bé'],
  ['en', 'Products', 'All products', 'Baby gifts'],
] as const) {
  test(`menu: categories have pictures, which load when the panel opens and move nothing (${language})`, { tag: '@images' }, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => requested.push(new URL(request.url()).pathname))
    await page.goto(`/contact?lng=${language}`)
    expect(requested.filter((path) => path === '/api/categories/pictures')).toEqual([])
    const header = page.getByRole('banner')
    const button = header.getByRole('button', { name: menu })
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/categories/pictures', async (route) => {
      await held
      await route.continue()
    })
    await button.press('Enter')
    await expect(header.getByRole('link', { name: all })).toBeVisible()
    // The last of the nested lists is the panel. A category that another journey adds may have no picture.
    const panel = header.getByRole('list').filter({ has: page.getByRole('link', { name: all }) })
    const last = panel.last().getByRole('listitem').filter({ hasText: category }).last()
    const before = await last.boundingBox()
    release()
    await expect(last.locator('img').last()).toBeVisible()
    expect(await last.boundingBox()).toEqual(before)
    expect(await findViolations(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })
}
