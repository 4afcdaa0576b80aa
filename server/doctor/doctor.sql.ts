import type { Database } from '../platform/database/client.ts'

export type Query = Database['query']

/** What a database tells of itself and of the user that the shop is. One small statement each. */
export async function readServer(query: Query) {
  // Without the time to connect.
  await query({ text: 'select 1', values: [] })
  const begun = performance.now()
  const [row] = await query<{ version: string; fsync: string; commit: string; now: number }>({
    text: `select current_setting('server_version') as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, (extract(epoch from clock_timestamp()) * 1000)::float8 as now`,
    values: [],
  })
  const ms = performance.now() - begun
  if (!row) throw new Error('the database responds with nothing')
  const { version, fsync, commit, now } = row
  return {
    version: version.split(' ')[0] ?? version,
    ms: Math.max(1, Math.round(ms)),
    isDurable: fsync === 'on' && commit !== 'off',
    aheadMs: Date.now() - ms / 2 - now,
  }
}

export async function readPrivileges(query: Query) {
  const [row] = await query<{ super: boolean; create: boolean; free: number }>({
    text: `select rolsuper as super, has_schema_privilege('public', 'create') as create,
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as free
      from pg_roles where rolname = current_user`,
    values: [],
  })
  return { isSuperuser: row?.super ?? false, canCreate: row?.create ?? false, freeConnections: row?.free ?? 0 }
}

/** The times of the migrations that have run; none in an empty database. */
export async function readAppliedMigrations(query: Query): Promise<number[]> {
  const [table] = await query<{ name: string | null }>({
    text: `select to_regclass('drizzle.__drizzle_migrations')::text as name`,
    values: [],
  })
  if (!table?.name) return []
  const rows = await query<{ at: string }>({ text: 'select created_at as at from drizzle.__drizzle_migrations', values: [] })
  return rows.map(({ at }) => Number(at))
}

/** The last one that was restored and compared. */
export async function readLastBackup(query: Query): Promise<Date | null> {
  const [table] = await query<{ name: string | null }>({ text: `select to_regclass('public.backups')::text as name`, values: [] })
  if (!table?.name) return null
  const [row] = await query<{ at: Date | string }>({
    // Also of a database before its migration, which has no such column.
    text: `select finished_at as at from backups b where to_jsonb(b) ->> 'checked_at' is not null order by finished_at desc limit 1`,
    values: [],
  })
  return row ? new Date(row.at) : null
}
