import { formatAmount } from '../../../../contract/money.ts'
import { containedTax } from '../../../../contract/pricing.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { NumberInput, TextInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import { useSettingsForm } from './settings-form.tsx'

const sample = 200_000

/** The VAT rates, each from a given day. Prices include VAT. */
export function TaxTab() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  return (
    <Card title={t('parts.tax')}>
      <p className="mb-4 text-soft">{t('tax.why')}</p>
      <ListEditor
        items={draft.taxRates}
        onChange={(taxRates) => set('taxRates', taxRates)}
        nameOf={({ from }, index) => from || String(index + 1)}
        addLabel={t('tax.add')}
        make={() => ({ from: '', percent: 8 })}
        max={20}
        isOrdered
      >
        {(rate, change, at) => (
          <>
            <div className="field-row">
              <TextInput
                path={`taxRates.${at}.from`}
                label={t('tax.from')}
                type="date"
                value={rate.from}
                onChange={(from) => change({ ...rate, from })}
              />
              <NumberInput
                path={`taxRates.${at}.percent`}
                label={t('tax.percent')}
                value={rate.percent}
                onChange={(percent) => change({ ...rate, percent })}
              />
            </div>
            {!Number.isNaN(rate.percent) && (
              <p className="text-soft">
                {t('tax.example', { price: formatAmount(sample), tax: formatAmount(containedTax(sample, rate.percent)) })}
              </p>
            )}
          </>
        )}
      </ListEditor>
    </Card>
  )
}
