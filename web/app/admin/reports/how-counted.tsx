import { hasPeriod, type ReportTableName } from '../../../../contract/admin/reports.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** Reports whose numbers are not sales. */
const otherReports: readonly ReportTableName[] = ['returns', 'stock', 'takes', 'searches']

/** What counts, and when: below each report. */
export function HowCounted({ name }: { name: ReportTableName }) {
  const { t } = useTranslation('reports')
  return (
    <section aria-labelledby="how-counted" className="report-how">
      <h2 id="how-counted">{t('howTitle')}</h2>
      <p>{t(`how.${name}`)}</p>
      {!otherReports.includes(name) && <p>{t('sale')}</p>}
      {hasPeriod(name) && <p>{t('compareHow')}</p>}
    </section>
  )
}
