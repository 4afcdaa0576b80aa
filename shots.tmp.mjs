import { chromium } from '@playwright/test'
const base = 'http://localhost:4430'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell' })
const out = '/tmp/pz'
async function ctx(width, height, locale) { return browser.newContext({ baseURL: base, viewport: { width, height }, locale }) }
for (const [lng, w] of [['vi', 390], ['en', 1440], ['en', 390], ['vi', 1440]]) {
  const c = await ctx(w, w === 390 ? 844 : 900, lng === 'vi' ? 'vi-VN' : 'en-GB')
  const p = await c.newPage()
  await p.goto(`/products/tho-bong-theu-ten?lng=${lng}`, { waitUntil: 'networkidle' })
  const add = p.getByRole('main').getByRole('button', { name: lng === 'vi' ? 'Thêm vào giỏ' : 'Add to cart' }).first()
  if (w === 390) { await add.click(); await p.waitForTimeout(300); await p.locator('.personalize').screenshot({ path: `${out}/errors-${lng}-${w}.png` }) }
  await p.getByRole('textbox', { name: lng === 'vi' ? /^Tên bé/ : /^Child/ }).fill('Bé Gạo')
  await p.getByRole('textbox', { name: lng === 'vi' ? /^Ngày sinh/ : /^Birthday/ }).fill('24/11/2026')
  await p.getByRole('radio', { name: lng === 'vi' ? 'Chàm' : 'Indigo' }).check()
  await p.waitForTimeout(300)
  await p.locator('.product-info').screenshot({ path: `${out}/product-${lng}-${w}.png` })
  await add.click(); await p.waitForTimeout(1500)
  await p.getByRole('dialog').getByRole('listitem').first().waitFor()
  await p.keyboard.press('Escape'); await p.waitForTimeout(500)
  await p.getByRole('textbox', { name: lng === 'vi' ? /^Tên bé/ : /^Child/ }).fill('Nguyễn Nếp')
  await p.getByRole('radio', { name: lng === 'vi' ? 'Trắng ngà' : 'Ivory' }).check()
  await p.locator('.personalize').screenshot({ path: `${out}/ivory-${lng}-${w}.png` })
  await add.click(); await p.waitForTimeout(1500)
  await p.screenshot({ path: `${out}/drawer-${lng}-${w}.png` })
  await p.goto('/products/chan-u-hoa-nhi-theu-ten', { waitUntil: 'networkidle' })
  await p.getByRole('textbox', { name: lng === 'vi' ? /^Ngày sinh/ : /^Birthday/ }).fill('24/11/2026')
  await p.locator('.personalize').screenshot({ path: `${out}/blanket-${lng}-${w}.png` })
  await p.goto('/products/ao-dai-be-mai-vang-dat-may', { waitUntil: 'networkidle' })
  await p.locator('.personalize').screenshot({ path: `${out}/aodai-${lng}-${w}.png` })
  await p.goto('/cart', { waitUntil: 'networkidle' })
  await p.screenshot({ path: `${out}/cart-${lng}-${w}.png` })
  await p.goto('/checkout', { waitUntil: 'networkidle' })
  await p.screenshot({ path: `${out}/checkout-${lng}-${w}.png`, fullPage: true })
  if ((lng === 'vi' && w === 390) || (lng === 'en' && w === 1440)) {
    const placed = await c.request.post('/api/orders', { data: { address: { fullName: 'Bà Ngoại', phone: '09' + String(Date.now()).slice(-8), province: 'Thành phố Huế', ward: 'Phường Thuận Hóa', street: '1 Lê Lợi' }, paymentMethod: 'bank' } })
    const order = await placed.json()
    console.log(placed.status(), order._id)
    await p.goto(`/checkout/success?order=${order._id}&token=${order.token}`, { waitUntil: 'networkidle' })
    await p.screenshot({ path: `${out}/thanks-${lng}-${w}.png`, fullPage: true })
    await p.goto(`/orders/${order._id}?token=${order.token}`, { waitUntil: 'networkidle' })
    await p.screenshot({ path: `${out}/order-${lng}-${w}.png`, fullPage: true })
    const a = await ctx(w, 900, 'vi-VN')
    await a.request.post('/api/users/login', { data: { email: 'admin@memay.local', password: 'mot mat khau dai' } })
    const ap = await a.newPage()
    await ap.goto(`/admin/orders/edit/${order._id}`, { waitUntil: 'networkidle' })
    await ap.screenshot({ path: `${out}/admin-order-${w}.png`, fullPage: true })
    for (const what of ['slip-a6', 'pick']) { await ap.goto(`/admin/orders/print?ids=${order._id}&what=${what}`, { waitUntil: 'networkidle' }); await ap.screenshot({ path: `${out}/${what}-${w}.png`, fullPage: true }) }
    const prod = (await (await a.request.get('/api/products/slug/tho-bong-theu-ten')).json()).product
    await ap.goto(`/admin/products/edit/${prod._id}`, { waitUntil: 'networkidle' })
    await ap.waitForTimeout(500)
    const card = ap.locator('section, .card').filter({ has: ap.getByRole('heading', { name: 'Làm riêng cho bé' }) }).last()
    await card.screenshot({ path: `${out}/editor-${w}.png` })
    await ap.goto('/admin/orders/add', { waitUntil: 'networkidle' })
    await ap.getByRole('searchbox', { name: /sản phẩm/i }).last().fill('thỏ bông thêu tên')
    await ap.waitForTimeout(2500)
    await ap.screenshot({ path: `${out}/add-search-${w}.png`, fullPage: true })
    const pick = ap.locator('.add-variants button').first()
    if (await pick.count()) { await pick.click(); await ap.waitForTimeout(1500); await ap.screenshot({ path: `${out}/add-order-${w}.png`, fullPage: true }) }
    await a.close()
  }
  await c.close()
}
await browser.close()
