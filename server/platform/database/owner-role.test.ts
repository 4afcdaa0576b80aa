import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBackup } from '../../backup/create-backup.ts'
import { readPrivileges } from '../../doctor/doctor.sql.ts'
import { runOnPostgres } from '../../testing/database-fixture.ts'
import { openTestShop, type TestShop } from '../../testing/shop-fixture.ts'
import { testPassword } from '../../testing/users-fixture.ts'
import type { Database } from './client.ts'
import { openPostgres } from './postgres.ts'

/** The embedded database has no roles. */
const serverUrl = process.env.TEST_DATABASE_URL
const name = `${process.env.TEST_DATABASES}_${process.pid}_owner`
const owner = `${name}_owner`
const server = `${name}_server`

let database: Database
let shop: TestShop
beforeAll(async () => {
  if (!serverUrl) return
  for (const role of [owner, server]) await runOnPostgres(serverUrl, `create role ${role} login password 'secret'`)
  await runOnPostgres(serverUrl, `create database ${name} owner ${owner}`)
  database = await openPostgres(urlOf(server), 5, { ownerUrl: urlOf(owner) })
  shop = await openTestShop({}, { database })
})
afterAll(async () => {
  if (!serverUrl) return
  await shop?.close()
  await runOnPostgres(serverUrl, `drop database if exists ${name} with (force)`)
  for (const role of [server, owner]) await runOnPostgres(serverUrl, `drop role if exists ${role}`)
})

function urlOf(role: string): string {
  const url = new URL(serverUrl ?? '')
  return Object.assign(url, { pathname: `/${name}`, username: role, password: 'secret' }).href
}

test.skipIf(!serverUrl)('owner role: the shop serves, runs jobs and is backed up by a role that owns nothing', async () => {
  const visitor = shop.visitor()
  const account = { username: 'mai', email: 'mai@example.vn', password: testPassword }
  expect((await visitor.post('users/register', account)).status).toBe(201)
  await shop.platform.jobs.drain()
  const folder = await mkdtemp(join(tmpdir(), 'memay-owner-'))
  try {
    const place = { dataDir: folder, s3: null, backup: shop.config.backup }
    const { facts } = await createBackup(database, place, join(folder, 'backup.tar.gz'))
    expect(facts.tables.users?.rows).toBe(1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})

test
  .skipIf(!serverUrl)
  .each([
    'drop table users',
    'alter table users add column x text',
    'create table x (id int)',
    'truncate users',
    'drop schema pgboss cascade',
    'delete from drizzle.__drizzle_migrations',
    'create role x superuser',
  ])('owner role: the serving role may not %s', async (text) => {
  await expect(database.query({ text, values: [] })).rejects.toThrow(/permission denied|must be owner|must be superuser/)
})

test.skipIf(!serverUrl)('owner role: the doctor sees a user without the right to create', async () => {
  expect(await readPrivileges(database.query)).toMatchObject({ isSuperuser: false, canCreate: false })
})

test.skipIf(!serverUrl)('owner role: a second start migrates nothing and grants the same', async () => {
  const again = await openPostgres(urlOf(server), 2, { ownerUrl: urlOf(owner) })
  await again.ping()
  await again.close()
})
