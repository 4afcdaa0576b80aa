import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpDown from 'lucide-react/icons/arrow-up-down'
import { memo, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { NoResults } from './no-results.tsx'
import { openRowOnClick } from './open-row-on-click.ts'
import { useFocusAfterDelete } from './use-focus-after-delete.ts'
import type { Selection } from './use-selection.ts'

export type Column<Row> = {
  key: string
  title: string
  cell: (row: Row) => ReactNode
  /** Values of `sort` in the URL, ascending and descending, if the API can sort by this column. */
  sort?: { asc?: string; desc?: string }
  /** Numbers are right-aligned, in tabular digits. */
  isNumber?: boolean
  /** Dates, order numbers and phone numbers do not wrap, however long the names beside them are. */
  noWrap?: boolean
  /**
   * The place of the cell in the compact row that a phone shows: `head` takes both lines, `main` the first and `facts` the
   * second, `side` and `badges` are right of them, `more` is the last. A cell without a place is on the detail page only.
   */
  phone?: 'photo' | 'head' | 'main' | 'facts' | 'side' | 'badges' | 'more'
}

type DataTableProps<Row> = {
  /** The table's caption, for screen readers. */
  caption: string
  rows: readonly Row[]
  columns: readonly Column<Row>[]
  idOf: (row: Row) => string
  /** The name of a row, for the label of its checkbox. */
  nameOf: (row: Row) => string
  selection?: Selection
  /** A filter is active: "nothing found" instead of "nothing yet". */
  hasFilters: boolean
  empty: { title: string; text: string; action?: ReactNode }
  /** A click anywhere in a row opens the link of its name. */
  opensRows?: boolean
}

/** A list that the server has sorted, filtered and cut into pages; the URL holds all parameters. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, rows, columns, idOf, nameOf, selection, hasFilters, empty, opensRows = false } = props
  const { t } = useTranslation('admin')
  const ids = rows.map(idOf)
  const isCompact = columns.some(({ phone }) => phone)
  const focusProps = useFocusAfterDelete<HTMLTableSectionElement>(ids)
  if (rows.length === 0) return hasFilters ? <NoResults /> : <EmptyTable {...empty} />
  return (
    <div className="table-frame">
      <table className={`data-table ${isCompact ? 'compact-table' : ''}`}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="check-cell">
                <label className="check-target">
                  <input
                    type="checkbox"
                    aria-label={t('table.selectPage')}
                    checked={ids.every((id) => selection.has(id))}
                    onChange={(event) => selection.setPage(ids, event.currentTarget.checked)}
                  />
                </label>
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.key} column={column} />
            ))}
          </tr>
        </thead>
        <tbody {...focusProps} className={opensRows ? 'opens-rows' : undefined}>
          {rows.map((row) => {
            const id = idOf(row)
            return (
              <tr key={id} data-selected={selection?.has(id) || undefined} onClick={opensRows ? openRowOnClick : undefined}>
                {selection && (
                  <td className="check-cell">
                    <label className="check-target">
                      <input
                        type="checkbox"
                        aria-label={t('table.select', { name: nameOf(row) })}
                        checked={selection.has(id)}
                        onChange={() => selection.toggle(id)}
                      />
                    </label>
                  </td>
                )}
                <Cells row={row} columns={columns} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Memoised: selecting a row re-renders only its checkbox, as long as `columns` is the same array. */
const Cells = memo(function Cells<Row>({ row, columns }: { row: Row; columns: readonly Column<Row>[] }) {
  return columns.map(({ key, title, cell, isNumber, noWrap, phone }) => (
    <td key={key} data-title={title} data-phone={phone} className={isNumber ? 'number-cell' : noWrap ? 'unbroken-cell' : undefined}>
      {cell(row)}
    </td>
  ))
}) as <Row>(props: { row: Row; columns: readonly Column<Row>[] }) => ReactNode

function Heading<Row>({ column: { title, sort, isNumber } }: { column: Column<Row> }) {
  const [search] = useSearchParams()
  const className = isNumber ? 'number-cell' : undefined
  // The column of actions has no header cell: screen readers would announce an empty one.
  if (!title) return <td />
  if (!sort) {
    return (
      <th scope="col" className={className}>
        {title}
      </th>
    )
  }
  const now = search.get('sort')
  const state = now && now === sort.asc ? 'ascending' : now && now === sort.desc ? 'descending' : 'none'
  const next = new URLSearchParams(search)
  next.delete('page')
  next.set('sort', (state === 'descending' ? sort.asc : sort.desc) ?? sort.asc ?? sort.desc ?? '')
  const Icon = { ascending: ArrowUp, descending: ArrowDown, none: ArrowUpDown }[state]
  return (
    <th scope="col" aria-sort={state} className={className}>
      <Link to={`?${next}`} preventScrollReset className="sort-link">
        {title}
        <Icon aria-hidden size={14} />
      </Link>
    </th>
  )
}

function EmptyTable({ title, text, action }: DataTableProps<unknown>['empty']) {
  return (
    <EmptyState art="rabbit" title={title} text={text}>
      {action}
    </EmptyState>
  )
}
