// node look.mjs <outdir> <phone|desk> path[@name] ...   env: LONG EMPTY SLOW FAIL FULL
import { chromium, request } from '@playwright/test'
const [,, out, kind, ...paths] = process.argv
const baseURL = `http://localhost:${process.env.PORT ?? 4470}`
const c = await request.newContext({ baseURL })
await c.post('/api/users/login', { data: { email: 'admin@memay.local', password: 'mot mat khau dai' } })
const b = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox','--disable-gpu'] })
const ctx = await b.newContext({ baseURL, viewport: kind === 'desk' ? { width: 1440, height: 900 } : { width: +(process.env.W??390), height: 844 }, locale: kind === 'desk' ? 'en-GB' : 'vi-VN', storageState: await c.storageState() })
const page = await ctx.newPage()
page.on('console', m => m.type() === 'error' && console.log('console', m.text().slice(0,200)))
for (const p of paths) {
  const [path, name = path.replace(/[^\w]+/g, '_')] = p.split('@')
  const r = await page.goto(path + (kind === 'desk' ? (path.includes('?') ? '&' : '?') + 'lng=en' : ''))
  await page.waitForLoadState('networkidle').catch(()=>{})
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  const h = await page.evaluate(() => document.documentElement.scrollHeight)
  console.log(r.status(), path, 'overflow', over, 'height', h)
  await page.screenshot({ path: `${out}/${kind}_${name}.png`, fullPage: !!process.env.FULL })
}
await b.close(); await c.dispose()
