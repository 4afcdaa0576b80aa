// Fails if the scripts of a storefront page's first load exceed their size limit (gzip), or include code that the page has no use for.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { node, root } from './tasks.mjs'

/** The limit of each page in bytes: the home page, and those that load a filter, a form or the cart. */
const pages = {
  '/': 155_000,
  '/products': 165_000,
  '/products/search/dam': 167_000,
  '/cart': 182_000,
  '/login': 176_000,
  '/register': 176_000,
  '/forgot-password': 176_000,
}
/** The home page has neither a form with checks in the browser nor anything of the admin. */
const notOnHome =
  /web\/app\/admin\/|node_modules\/(zod|@conform-to|@base-ui|@floating-ui)\/|use-checked-form|\.schema\.ts$|\/contract\/admin\//
const dataDir = mkdtempSync(join(tmpdir(), 'memay-weight-'))
// Another checkout may run the same check: a fixed port would measure its build.
const port = await findFreePort()
const shop = spawn(node, ['build/shop/main.js'], {
  cwd: root,
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://localhost:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    DEMO: '0',
    LOG_LEVEL: 'error',
    WORKER: 'off',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
})

process.on('exit', () => shop.kill())

async function findFreePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port: free } = server.address()
  server.close()
  await once(server, 'close')
  return free
}

/** Storefront pages that would load admin scripts or styles, by the route manifest of the browser. */
function findAdminInStorefront() {
  const assets = join(root, 'build/client/assets')
  const lists = readdirSync(assets).filter((name) => /^manifest-.*\.js$/.test(name))
  const list = lists.map((name) => readFileSync(join(assets, name), 'utf8')).find((text) => text.includes('{')) ?? '{}'
  const { routes = {} } = JSON.parse(list.slice(list.indexOf('{'), list.lastIndexOf('}') + 1))
  return Object.values(routes).filter(
    (route) => !route.id.startsWith('admin/') && /\/admin-/.test(JSON.stringify([route.imports, route.css])),
  )
}

async function html(path) {
  for (let attempt = 0; ; attempt++) {
    try {
      return await (await fetch(`http://localhost:${port}${path}`, { headers: { accept: 'text/html' } })).text()
    } catch (error) {
      if (attempt > 300) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

const modules = JSON.parse(readFileSync(join(root, 'build/modules.json'), 'utf8'))

let tooHeavy = false
for (const { id } of findAdminInStorefront()) {
  console.log(`  ${id} loads admin code`)
  tooHeavy = true
}
try {
  for (const [path, most] of Object.entries(pages)) {
    const page = await html(path)
    const scripts = new Set([...page.matchAll(/\/assets\/[\w.~-]+\.js/g)].map(([url]) => url))
    const bytes = [...scripts].reduce((sum, url) => sum + gzipSync(readFileSync(join(root, 'build/client', url)), { level: 9 }).length, 0)
    console.log(`  ${path}: ${(bytes / 1_000).toFixed(1)} kB of script in ${scripts.size} files (most ${most / 1_000})`)
    const unwanted = path === '/' ? [...scripts].flatMap((url) => modules[url] ?? []).filter((id) => notOnHome.test(id)) : []
    for (const id of unwanted) console.log(`  ${path} loads ${id}`)
    if (bytes > most || unwanted.length > 0) tooHeavy = true
  }
} finally {
  shop.kill('SIGTERM')
  await once(shop, 'exit')
  rmSync(dataDir, { recursive: true, force: true })
}
process.exit(tooHeavy ? 1 : 0)
