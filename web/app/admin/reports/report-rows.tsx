import { isMoneyColumn, type ReportColumn, type ReportRow, type ReportTable, reportTables } from '../../../../contract/admin/reports.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { formatNumber } from '../format-number.ts'

/** The numbers of a report. The bar in each row draws its last column; it shows nothing that the row does not say. */
export function ReportRows({ table: { name, rows, total, period } }: { table: ReportTable }) {
  const { t } = useTranslation('reports')
  const columns: readonly ReportColumn[] = reportTables[name]
  const last = columns.length - 1
  const top = Math.max(1, ...rows.map(({ now, before }) => Math.max(now[last] ?? 0, period ? (before[last] ?? 0) : 0)))
  const hasBars = name !== 'days'
  // Nothing was sold before: the total says so once.
  const isCompared = period !== null && rows.some(({ before }) => before.some((value) => value > 0))
  // The latest day is what is looked for.
  const shown = name === 'days' ? rows.toReversed() : rows
  return (
    <table className="report-table">
      <caption className="sr-only">{t(`names.${name}`)}</caption>
      <thead>
        <tr>
          <th scope="col">{t(`rows.${name}`)}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="number-cell">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <RowName name={name} row={row} />
              {hasBars && (
                <svg className="report-bar" aria-hidden="true">
                  <rect className="report-bar-now" width={`${((row.now[last] ?? 0) / top) * 100}%`} height="6" y="2" rx="3" />
                  {period && <rect className="report-bar-before" x={`${((row.before[last] ?? 0) / top) * 100}%`} width="2" height="10" />}
                </svg>
              )}
            </th>
            <Cells columns={columns} {...row} isCompared={isCompared} isNamed={name !== 'days'} />
          </tr>
        ))}
      </tbody>
      {total && rows.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <Cells columns={columns} {...total} isCompared={period !== null} isNamed={false} />
          </tr>
        </tfoot>
      )}
    </table>
  )
}

function RowName({ name, row: { id, name: label, detail } }: { name: ReportTable['name']; row: ReportRow }) {
  const language = useLanguage()
  if (name === 'days') {
    return (
      <Link to={adminPaths.orders({ from: id, to: id })} className="row-link">
        {formatDay(id, language)}
      </Link>
    )
  }
  // A deleted product has no SKU any more, and no page.
  if (name !== 'products' || !detail) return <span className="wrap-anywhere">{label}</span>
  return (
    <>
      <Link to={adminPaths.product(id)} className="row-link wrap-anywhere">
        {label}
      </Link>{' '}
      <span className="text-sm text-soft sm:block">{detail}</span>
    </>
  )
}

type CellsProps = {
  columns: readonly ReportColumn[]
  now: number[]
  before: number[]
  isCompared: boolean
  /** The row is something that can be new, such as a product; not a day, or the sum. */
  isNamed: boolean
}

function Cells({ columns, now, before, isCompared, isNamed }: CellsProps) {
  const { t } = useTranslation('reports')
  return columns.map((column, at) => {
    const format = isMoneyColumn(column) ? formatAmount : formatNumber
    const [value, past] = [now[at] ?? 0, before[at] ?? 0]
    return (
      <td key={column} data-title={t(`columns.${column}`)} className="number-cell">
        <strong>{format(value)}</strong>
        {isCompared && (value > 0 || past > 0) && (
          <span className="report-before">
            {past === 0 && value > 0 ? t(isNamed ? 'fresh' : 'noneBefore') : t('before', { value: format(past) })}
            {past > 0 && <Change value={value} past={past} />}
          </span>
        )}
      </td>
    )
  })
}

/** Whether more is good depends on the column, so it has no colour. */
function Change({ value, past }: { value: number; past: number }) {
  const { t } = useTranslation('reports')
  if (value === past) return null
  const isUp = value > past
  const percent = Math.max(1, Math.round((Math.abs(value - past) / past) * 100))
  return (
    <span className="report-change">
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'} {formatNumber(percent)}%
      </span>
      <span className="sr-only">{t(isUp ? 'up' : 'down', { percent: formatNumber(percent) })}</span>
    </span>
  )
}
