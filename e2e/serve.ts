/** One shop for the journeys, on a database and a folder of its own: `node e2e/serve.ts <port> [NAME=value …]`. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openTestGoogle } from '../server/testing/google-fixture.ts'

const [port = '4310', ...settings] = process.argv.slice(2)

async function freshDatabase(server: string): Promise<string> {
  const name = `memay_e2e_${port}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  // Not for durability: bench/crash kills the server.
  await client.query(`alter database ${name} set synchronous_commit to off`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

/** A Google stub one port above the shop: serves its keys and issues credentials on request. */
const google = await openTestGoogle(Number(port) + 1)

Object.assign(process.env, {
  ...google.environment,
  PORT: port,
  PUBLIC_URL: `http://localhost:${port}`,
  DATA_DIR: mkdtempSync(join(tmpdir(), `memay-e2e-${port}-`)),
  DATABASE_URL: process.env.TEST_DATABASE_URL ? await freshDatabase(process.env.TEST_DATABASE_URL) : '',
  // Four shops and an empty one share a server of 100 connections with whatever else runs there.
  DATABASE_POOL: '5',
  ADMIN_PASSWORD: 'mot mat khau dai',
  // Each journey sends its own IP, as a proxy would (fixtures.ts).
  TRUST_PROXY: 'loopback',
  RATE_LIMIT_PER_MINUTE: '1000000',
  // Short, so that a journey can see an order expire.
  PAYMENT_WINDOW_MINUTES: '1',
  LOG_LEVEL: 'error',
  ...Object.fromEntries(settings.map((setting) => setting.split('=', 2))),
})
await import(new URL('../build/shop/main.js', import.meta.url).href)
