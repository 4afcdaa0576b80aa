import { expect, test } from 'vitest'
import { runOnPostgres } from '../../testing/database-fixture.ts'
import { migratePostgres } from './migrate-postgres.ts'

/** The embedded database is always UTF-8. */
const serverUrl = process.env.TEST_DATABASE_URL

test.skipIf(!serverUrl)('migrate-postgres: a database that stores no Unicode is refused before it has a table', async () => {
  const name = `${process.env.TEST_DATABASES}_${process.pid}_ascii`
  const url = new URL(serverUrl ?? '')
  url.pathname = `/${name}`
  await runOnPostgres(serverUrl ?? '', `create database ${name} encoding 'SQL_ASCII' locale 'C' template template0`)
  try {
    await expect(migratePostgres(url.href, undefined)).rejects.toThrow(/DATABASE_URL leads to a database .* SQL_ASCII, not UTF8/)
    expect(await runOnPostgres(url.href, `select 1 from pg_tables where schemaname = 'public'`)).toEqual([])
  } finally {
    await runOnPostgres(serverUrl ?? '', `drop database ${name} with (force)`)
  }
})
