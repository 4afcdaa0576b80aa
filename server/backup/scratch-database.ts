import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../platform/database/client.ts'
import { openPostgres } from '../platform/database/postgres.ts'

export type ScratchParts = { databaseUrl: string | undefined; workFolder: string }

/**
 * An empty database for one restore, and how to remove it: beside the shop's own where its user may create one, otherwise
 * embedded, in a folder. The rows of a backup fit both.
 */
export async function openScratchDatabase(parts: ScratchParts): Promise<{ database: Database; remove: () => Promise<void> }> {
  const { databaseUrl } = parts
  const name = databaseUrl && (await createBeside(databaseUrl))
  if (!databaseUrl || !name) return openInFolder(parts)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  const remove = () => onServer(databaseUrl, (client) => client.query(`drop database if exists ${name} with (force)`).then(() => undefined))
  try {
    const database = await openPostgres(url.href, 2)
    return { database, remove: () => database.close().then(remove) }
  } catch (error) {
    await remove()
    throw error
  }
}

async function openInFolder({ workFolder }: ScratchParts) {
  // Loaded only on use: 6 MB.
  const { openPglite } = await import('../platform/database/pglite.ts')
  const folder = await mkdtemp(join(workFolder, 'scratch-'))
  const database = await openPglite(folder)
  return {
    database,
    async remove() {
      await database.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The name of the new database; null where the user may not create one. Drops what a killed process left behind. */
function createBeside(databaseUrl: string): Promise<string | null> {
  return onServer(databaseUrl, async (client) => {
    const { rows } = await client.query<{ allowed: boolean; own: string; collate: string; ctype: string }>(
      `select rolcreatedb or rolsuper as allowed, datname as own, datcollate as collate, datctype as ctype
       from pg_roles, pg_database where rolname = current_user and datname = current_database()`,
    )
    const [row] = rows
    if (!row?.allowed) return null
    const prefix = `${row.own.replace(/\W/g, '_').slice(0, 40)}_scratch_`
    const left = await client.query<{ name: string }>(
      `select datname as name from pg_database d where starts_with(datname, $1)
        and not exists (select 1 from pg_stat_activity a where a.datname = d.datname)`,
      [prefix],
    )
    for (const { name } of left.rows) await client.query(`drop database if exists ${pg.escapeIdentifier(name)}`)
    const name = `${prefix}${randomBytes(6).toString('hex')}`.toLowerCase()
    // The server's own template may store no Unicode (migrate-postgres.ts).
    const locale = `lc_collate ${pg.escapeLiteral(row.collate)} lc_ctype ${pg.escapeLiteral(row.ctype)}`
    await client.query(`create database ${name} template template0 encoding 'UTF8' ${locale}`)
    return name
  })
}

async function onServer<T>(databaseUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
