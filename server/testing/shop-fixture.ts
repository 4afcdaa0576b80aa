import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Language } from '../../contract/language/language.schema.ts'
import { openShop } from '../app.ts'
import { hashCheaply } from '../areas/accounts/hash-password.ts'
import { readConfig } from '../platform/config.ts'
import type { ShopParts } from '../shop-parts.ts'
import { openTestDatabase } from './database-fixture.ts'

/** For tests: the whole shop on its own database, with a movable clock. */
export async function openTestShop(environment: Record<string, string> = {}, parts: Partial<ShopParts> = {}) {
  hashCheaply(true)
  const dataDir = mkdtempSync(join(tmpdir(), 'memay-test-'))
  const config = readConfig({
    NODE_ENV: 'test',
    PORT: '3000',
    DATA_DIR: dataDir,
    DEMO: '0',
    WORKER: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: 'admin@memay.test',
    ADMIN_PASSWORD: 'mot mat khau dai',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Tests move the clock by days between two calls of an admin.
    ADMIN_IDLE_HOURS: '720',
    ...environment,
  })
  const { database, remove } = await openTestDatabase()
  const clock = movableClock()
  const shop = await openShop({
    config,
    database,
    clock,
    web: { handleWeb: async () => new Response('page'), cacheableUrl: () => null },
    ...parts,
  })
  return {
    ...shop,
    config,
    clock,
    database,
    db: database.db,
    /** A visitor with their own cookie jar, and their own IP unless one is given: limits count by it. */
    visitor: (language: Language = 'vi', ip = nextIp()) => visitor(shop.app, language, ip),
    async close() {
      await shop.close()
      await remove()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>

/** 10:00 in Huế, in a year with a known tax rate, so that no test depends on the current hour or year. */
export const morning = Date.parse('2026-11-20T10:00:00+07:00')

function movableClock() {
  let ahead = morning - Date.now()
  return {
    now: () => new Date(Date.now() + ahead),
    /** Moves the shop's clock, not the database's. */
    advance(milliseconds: number) {
      ahead += milliseconds
    },
  }
}

let visitors = 0

function nextIp(): string {
  const n = ++visitors
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}

type Call = { body?: unknown; headers?: Record<string, string> }

function visitor(app: TestShopApp, language: Language, ip: string) {
  const cookies = new Map<string, string>()
  async function call(method: 'GET' | 'HEAD' | 'POST' | 'PATCH' | 'PUT' | 'DELETE', url: string, { body, headers = {} }: Call = {}) {
    const response = await app.inject({
      method,
      remoteAddress: ip,
      url: url.startsWith('/') ? url : `/api/${url}`,
      headers: {
        'accept-language': language,
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body as object }),
    })
    for (const { name, value, maxAge, expires } of response.cookies as { name: string; value: string; maxAge?: number; expires?: Date }[]) {
      if (maxAge === 0 || (expires && expires.getTime() <= Date.now())) cookies.delete(name)
      else cookies.set(name, value)
    }
    return {
      status: response.statusCode,
      headers: response.headers,
      text: response.body,
      json: response.body && String(response.headers['content-type']).includes('json') ? JSON.parse(response.body) : null,
    }
  }
  return {
    cookies,
    ip,
    get: (url: string, more?: Call) => call('GET', url, more),
    head: (url: string, more?: Call) => call('HEAD', url, more),
    post: (url: string, body?: unknown, more?: Call) => call('POST', url, { body, ...more }),
    patch: (url: string, body?: unknown, more?: Call) => call('PATCH', url, { body, ...more }),
    put: (url: string, body?: unknown, more?: Call) => call('PUT', url, { body, ...more }),
    delete: (url: string, body?: unknown, more?: Call) => call('DELETE', url, { body, ...more }),
  }
}

type TestShopApp = Awaited<ReturnType<typeof openShop>>['app']
export type Visitor = ReturnType<typeof visitor>
