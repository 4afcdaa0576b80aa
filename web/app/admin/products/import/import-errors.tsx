import type { ImportError } from '../../../../../contract/admin/products-csv.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'

/** The errors of the file, by line. */
export function ImportErrors({ errors }: { errors: readonly ImportError[] }) {
  const { t } = useTranslation('files')
  return (
    <>
      <Alert title={t('errors', { count: errors.length })} className="mb-4">
        {t('errorsText')}
      </Alert>
      <div className="table-frame">
        <table className="data-table">
          <caption className="sr-only">{t('errorTable.caption')}</caption>
          <thead>
            <tr>
              <th scope="col" className="number-cell">
                {t('errorTable.line')}
              </th>
              <th scope="col">{t('errorTable.column')}</th>
              <th scope="col">{t('errorTable.message')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, column, message }) => (
              <tr key={`${line} ${column} ${message}`}>
                <td data-title={t('errorTable.line')} className="number-cell">
                  {line}
                </td>
                <td data-title={t('errorTable.column')}>{column || '—'}</td>
                <td data-title={t('errorTable.message')}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
