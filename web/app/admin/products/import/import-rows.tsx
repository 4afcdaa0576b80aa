import type { ImportPreview, ImportRow } from '../../../../../contract/admin/products-csv.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { StatusBadge } from '../../components/status-badge.tsx'

const maxRows = 200
const maxCells = 12

type ImportRowsProps = { data: ImportPreview['data']; isBusy: boolean; onAgree: () => void }

/** The preview of an import: which products are new, and the changed fields of the others with old and new values. */
export function ImportRows({ data: { rows, counts }, isBusy, onAgree }: ImportRowsProps) {
  const { t } = useTranslation('files')
  const written = rows.filter(({ kind }) => kind !== 'unchanged')
  const kinds = ['create', 'change', 'unchanged'] as const
  return (
    <>
      <dl className="import-counts">
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`counts.${kind}`)}</dt>
            <dd>{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      {written.length === 0 ? (
        <EmptyState art="cat" title={t('nothing.title')} text={t('nothing.text')} />
      ) : (
        <>
          <div className="table-frame">
            <table className="data-table import-table">
              <caption className="sr-only">{t('table.caption')}</caption>
              <thead>
                <tr>
                  <th scope="col" className="number-cell">
                    {t('table.line')}
                  </th>
                  <th scope="col">{t('table.product')}</th>
                  <th scope="col">{t('table.kind')}</th>
                  <th scope="col">{t('table.changes')}</th>
                </tr>
              </thead>
              <tbody>
                {written.slice(0, maxRows).map((row) => (
                  <Row key={row.sku} row={row} />
                ))}
              </tbody>
            </table>
          </div>
          {written.length > maxRows && <p className="mt-2 text-sm text-soft">{t('moreRows', { shown: maxRows, count: written.length })}</p>}
          <div className="mt-4">
            <Button busy={isBusy} onClick={onAgree}>
              {t('confirm', { count: written.length })}
            </Button>
          </div>
        </>
      )}
    </>
  )
}

function Row({ row: { line, sku, name, kind, productId, changes } }: { row: ImportRow }) {
  const { t } = useTranslation('files')
  return (
    <tr>
      <td data-title={t('table.line')} className="number-cell">
        {line}
      </td>
      <td data-title={t('table.product')}>
        <span>
          {productId ? (
            <Link to={adminPaths.product(productId)} className="row-link">
              {name}
            </Link>
          ) : (
            <strong>{name}</strong>
          )}
          <span className="block text-sm text-soft">{sku}</span>
        </span>
      </td>
      <td data-title={t('table.kind')}>
        {kind !== 'unchanged' && <StatusBadge tone={kind === 'create' ? 'good' : 'info'}>{t(`kinds.${kind}`)}</StatusBadge>}
      </td>
      <td data-title={t('table.changes')}>
        <ul className="import-changes">
          {changes.slice(0, maxCells).map(({ column, of, before, after }) => (
            <li key={`${column} ${of}`}>
              <span className="text-soft">
                {column}
                {of && ` · ${of}`}:{' '}
              </span>
              {kind === 'change' && <del>{before || t('empty')}</del>} {kind === 'change' && <span aria-hidden="true">→</span>}{' '}
              <ins>{after || t('empty')}</ins>
            </li>
          ))}
          {changes.length > maxCells && <li className="text-soft">{t('more', { count: changes.length - maxCells })}</li>}
        </ul>
      </td>
    </tr>
  )
}
