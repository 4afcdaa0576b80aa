// The test tools beside the packages: a browser, and PostgreSQL if available.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { step, succeeds } from './tasks.mjs'

/** The headless shell first: without the windows of a whole browser, journeys take a third less time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium; installs one if there is none. */
export async function findChromium() {
  const found = process.env.CHROMIUM_PATH || installed() || (await playwrights())
  if (found) return found
  if (process.getuid?.() === 0 && succeeds('which', ['apt-get'])) {
    await step('looking for packages', 'apt-get', ['update'], { mayFail: true })
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await step('installing Chromium', 'apt-get', ['install', '-y', '--no-install-recommends', name], { mayFail: true })
      if (installed()) return installed()
    }
  }
  await step('installing Chromium', 'npx', ['playwright', 'install', '--with-deps', 'chromium'], { mayFail: true })
  const own = await playwrights()
  if (own) return own
  throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH.')
}

function installed() {
  for (const name of names) {
    const path = spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim()
    if (path) return path
  }
  return undefined
}

async function playwrights() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** A PostgreSQL on which tests may create databases: TEST_DATABASE_URL, else a local server. */
export async function findPostgres() {
  if (process.env.TEST_DATABASE_URL) return process.env.TEST_DATABASE_URL
  const { default: pg } = await import('pg')
  const candidates = ['postgres', process.env.USER ?? 'root'].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)
  for (const url of candidates) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 })
    try {
      await client.connect()
      const { rows } = await client.query('select rolcreatedb or rolsuper as may from pg_roles where rolname = current_user')
      await client.end()
      if (rows[0]?.may) return url
    } catch {
      // Not available to us: tries the next one.
    }
  }
  return undefined
}
