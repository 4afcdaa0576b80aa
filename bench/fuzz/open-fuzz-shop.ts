import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openShop } from '../../server/app.ts'
import { createFirstAdmin } from '../../server/areas/accounts/accounts.ts'
import { hashCheaply } from '../../server/areas/accounts/hash-password.ts'
import { openBuiltWeb } from '../../server/built-web.ts'
import { fillDemo } from '../../server/demo/fill-demo.ts'
import { readConfig } from '../../server/platform/config.ts'
import { openDatabase } from '../../server/platform/database/client.ts'

/** Not that of the API's examples: a mutated one would change it. */
const password = 'mot mat khau khac han'
const secret = 'mot bi mat du dai cho hang van chuyen'

/** A shop with the demo, in a folder of its own that is deleted afterwards: never the database of a real one. */
export async function openFuzzShop() {
  hashCheaply(true)
  const dataDir = mkdtempSync(join(tmpdir(), 'memay-fuzz-'))
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '3000',
    DATA_DIR: dataDir,
    WORKER: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'admin@fuzz.vn',
    ADMIN_PASSWORD: password,
    RATE_LIMIT_PER_MINUTE: '10000000',
    BANK_WEBHOOK_SECRET: secret,
    GHN_WEBHOOK_TOKEN: secret,
    GHTK_WEBHOOK_TOKEN: secret,
    VIETTELPOST_WEBHOOK_TOKEN: secret,
  })
  const database = await openDatabase(config)
  const shop = await openShop({ config, database, ...(await openBuiltWeb()) })
  await fillDemo(shop.platform, () => undefined)
  await createFirstAdmin(shop.platform)
  let clients = 0
  const nextIp = () => `10.${(++clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`

  async function signIn(url: string, payload: object): Promise<string> {
    const response = await shop.app.inject({ method: 'POST', url, payload, remoteAddress: nextIp() })
    if (response.statusCode >= 300) throw new Error(`no sign-in: ${response.body}`)
    return (response.cookies as { name: string; value: string }[]).map(({ name, value }) => `${name}=${value}`).join('; ')
  }

  let people = 0
  return {
    app: shop.app,
    nextIp,
    signInAdmin: () => signIn('/api/users/login', { email: 'admin@fuzz.vn', password }),
    signUp: () => signIn('/api/users/register', { username: `fuzz-${++people}-${process.pid}`, email: `fuzz-${people}@fuzz.vn`, password }),
    async close() {
      await shop.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type FuzzShop = Awaited<ReturnType<typeof openFuzzShop>>
