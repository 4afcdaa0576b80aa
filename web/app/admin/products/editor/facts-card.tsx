import { careSymbols } from '../../../../../contract/catalogue.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { BilingualField } from '../../parts/bilingual-field.tsx'
import { Card } from '../../parts/card.tsx'
import type { Editing } from './editing.ts'

/** What its maker knows about the piece. */
export function FactsCard({ draft: { facts }, set, errorAt }: Editing) {
  const { t } = useTranslation('products')
  return (
    <Card title={t('editor.facts')}>
      <div className="sheet-fields">
        {(['fabric', 'origin', 'skin'] as const).map((name) => (
          <BilingualField
            key={name}
            name={`facts.${name}`}
            label={t(`editor.${name}`)}
            value={facts[name]}
            onChange={(value) => set('facts', { ...facts, [name]: value })}
            errorAt={errorAt}
            maxLength={300}
          />
        ))}
        <fieldset className="size-checks">
          <legend className="field-label mb-1">{t('editor.care')}</legend>
          {careSymbols.map((symbol) => (
            <Checkbox
              key={symbol}
              label={t(`editor.careSymbols.${symbol}`)}
              checked={facts.care.includes(symbol)}
              onChange={(event) => {
                const rest = facts.care.filter((each) => each !== symbol)
                set('facts', { ...facts, care: event.currentTarget.checked ? [...rest, symbol] : rest })
              }}
            />
          ))}
        </fieldset>
      </div>
    </Card>
  )
}
