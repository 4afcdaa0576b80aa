import { expect, test } from 'vitest'
import { runOnPostgres } from '../testing/database-fixture.ts'
import { openScratchDatabase } from './scratch-database.ts'

const serverUrl = process.env.TEST_DATABASE_URL

test.skipIf(!serverUrl)(
  'scratch-database: text is stored and compared as in the database of the shop, not as the server would by itself',
  async () => {
    const name = `${process.env.TEST_DATABASES}_${process.pid}_own`
    const url = new URL(serverUrl ?? '')
    url.pathname = `/${name}`
    await runOnPostgres(serverUrl ?? '', `create database ${name} encoding 'UTF8' locale 'C' template template0`)
    try {
      const { database, remove } = await openScratchDatabase({ databaseUrl: url.href, workFolder: '' })
      const text = `select pg_encoding_to_char(encoding) as encoding, datcollate, datctype from pg_database where datname = current_database()`
      const rows = await database.query({ text, values: [] })
      await remove()
      expect(rows).toEqual([{ encoding: 'UTF8', datcollate: 'C', datctype: 'C' }])
    } finally {
      await runOnPostgres(serverUrl ?? '', `drop database ${name} with (force)`)
    }
  },
)
