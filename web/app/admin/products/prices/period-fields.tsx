import { useTranslation } from '../../../i18n/use-translation.ts'
import { DateTimeField } from '../../components/date-time-field.tsx'
import type { PriceDraft } from './price-draft.ts'

type PeriodFieldsProps = { draft: PriceDraft; error: string | undefined; onChange: (change: Partial<PriceDraft>) => void }

/** When the prices change, and when they return; both may stay empty. */
export function PeriodFields({ draft: { from, until }, error, onChange }: PeriodFieldsProps) {
  const { t } = useTranslation('priceSchedules')
  return (
    <fieldset className="price-period">
      <legend>{t('form.period')}</legend>
      <DateTimeField
        label={t('form.from')}
        hint={t('form.fromHint')}
        name="from"
        value={from}
        onChange={(moment) => onChange({ from: moment })}
      />
      <DateTimeField
        label={t('form.until')}
        hint={t('form.untilHint')}
        name="until"
        value={until}
        error={error}
        onChange={(moment) => onChange({ until: moment })}
      />
    </fieldset>
  )
}
