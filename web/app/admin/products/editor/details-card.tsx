import { careSymbols } from '../../../../../contract/catalogue.ts'
import { inLanguage } from '../../../../../contract/language/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditorProps } from './editor-props.ts'

/** Details of the product: fabric, origin, care. */
export function DetailsCard({ draft: { facts }, set, errorAt }: EditorProps) {
  const { t } = useTranslation('products')
  return (
    <FoldingCard title={t('editor.facts')} summary={inLanguage(facts.fabric, useLanguage()) || t('editor.notWritten')}>
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
    </FoldingCard>
  )
}
