import { type Column, getTableColumns, type InferInsertModel, type InferSelectModel, is, SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/**
 * The columns of a table for a statement in plain SQL that inserts whole rows: their names and types as the schema has them,
 * so that a new column is never forgotten. Without columns that the database generates.
 */
export function columnsOf<Table extends PgTable>(table: Table, { without = [] }: { without?: readonly string[] } = {}) {
  const columns = Object.entries<Column>(getTableColumns(table)).filter(([key, column]) => !column.generated && !without.includes(key))

  /** The row as the table stores it: with the defaults of absent columns. */
  function complete(row: InferInsertModel<Table>): InferSelectModel<Table> {
    const given = row as Record<string, unknown>
    return Object.fromEntries(columns.map(([key, column]) => [key, given[key] ?? defaultOf(column)])) as InferSelectModel<Table>
  }

  return {
    names: columns.map(([, { name }]) => name).join(', '),
    count: columns.length,
    complete,
    /** Parameters for `$1, $2, …` in the sequence of the names. */
    valuesOf(row: InferSelectModel<Table>): unknown[] {
      return columns.map(([key, column]) => encode(column, (row as Record<string, unknown>)[key]))
    },
    /** `position integer, name text`: the columns of `json_to_recordset`. */
    recordset: columns.map(([, column]) => `${column.name} ${column.getSQLType()}`).join(', '),
    /** One record of it. */
    recordOf(row: InferSelectModel<Table>): Record<string, unknown> {
      return Object.fromEntries(columns.map(([key, { name }]) => [name, (row as Record<string, unknown>)[key]]))
    },
  }
}

/** `$1, $2, …`. */
export function placeholders(count: number, from = 1): string {
  return Array.from({ length: count }, (_, index) => `$${from + index}`).join(', ')
}

function encode(column: Column, value: unknown): unknown {
  return value === null || value === undefined ? null : column.mapToDriverValue(value)
}

function defaultOf({ name, default: value, notNull }: Column): unknown {
  if (is(value, SQL) || (value === undefined && notNull)) throw new Error(`the column ${name} needs a value`)
  return value ?? null
}
