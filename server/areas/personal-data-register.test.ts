import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'
import { schema } from '../platform/database/client.ts'
import { impersonalColumns } from './impersonal-columns.ts'
import { personalData } from './personal-data-register.ts'

const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[]
const stored = tables.flatMap((table) => Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${name}`))
const listed = (columns: Record<string, string>) =>
  Object.entries(columns).flatMap(([table, names]) => names.split(' ').map((name) => `${table}.${name}`))
const personal = listed(Object.fromEntries(Object.entries(personalData).map(([table, { columns }]) => [table, columns])))
const others = listed(impersonalColumns)

test('personal-data-register: every column of the schema is listed, as personal or not', () => {
  expect(stored.filter((column) => !personal.includes(column) && !others.includes(column))).toEqual([])
})

test('personal-data-register: lists no column that does not exist, and none twice', () => {
  const all = [...personal, ...others]
  expect(all.filter((column, index) => !stored.includes(column) || all.indexOf(column) !== index)).toEqual([])
})

test('personal-data-register: a column that sounds personal is personal', () => {
  const sounds = /(^|_)(email|phone|full_name|address|ip|street|ward|user_id|guest_id|recipient|password|token|secret|nickname)($|_|s$)/
  const known = ['content_images', 'stores', 'momo_sandbox', 'webhooks']
  const suspects = others.filter((column) => sounds.test(column.split('.')[1] ?? '') && !known.includes(column.split('.')[0] ?? ''))
  expect(suspects).toEqual(['users.printed_password_at'])
})

test('personal-data-register: says of every table why, how long, and what a deletion does', () => {
  for (const [table, entry] of Object.entries(personalData))
    for (const text of [entry.why, entry.until, entry.erased]) expect([table, text.length > 5]).toEqual([table, true])
})
