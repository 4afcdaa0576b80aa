import X from 'lucide-react/icons/x'
import { inLanguage } from '../../../../../contract/language/languages.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditorProps } from './editor-props.ts'
import { isPartialCentimetres, type MeasureDraft, newMeasure } from './measures-draft.ts'

/** The most common measures, with names in both languages. */
const defaultMeasures = [
  { vi: 'Dài áo', en: 'Length' },
  { vi: 'Ngang ngực', en: 'Chest, flat' },
  { vi: 'Dài tay', en: 'Sleeve' },
  { vi: 'Dài quần', en: 'Trouser length' },
  { vi: 'Ngang eo', en: 'Waist, flat' },
]
/** The API stores at most 150 values per product. */
const maxMeasures = 10

/** The measures of the garment laid flat, in centimetres. The product page shows them below the size chart. */
export function MeasuresCard({ draft: { facts, sizes }, set, errorAt }: EditorProps) {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const { measures } = facts
  if (sizes.length === 0) return null
  const put = (changed: MeasureDraft[]) => set('facts', { ...facts, measures: changed })
  const change = (key: string, more: Partial<MeasureDraft>) => put(measures.map((each) => (each.key === key ? { ...each, ...more } : each)))
  const offered = defaultMeasures.filter(({ vi }) => !measures.some(({ what }) => what.vi === vi))
  const names = measures.flatMap(({ what }) => inLanguage(what, language) || [])
  return (
    <FoldingCard title={t('editor.measures')} summary={names.join(', ') || t('editor.notWritten')}>
      <p className="mb-3 text-sm text-soft">{t('editor.measuresHint')}</p>
      <ul className="measure-list">
        {measures.map((measure, index) => (
          <li key={measure.key}>
            <div className="flex items-start gap-2">
              <div className="min-w-0 grow">
                <BilingualField
                  name={`measures.${index}.what`}
                  label={t('editor.measure')}
                  value={measure.what}
                  onChange={(what) => change(measure.key, { what })}
                  errorAt={errorAt}
                  maxLength={60}
                />
              </div>
              <button
                type="button"
                className="icon-button size-11"
                aria-label={t('editor.removeMeasure', { name: measure.what.vi || index + 1 })}
                onClick={() => put(measures.filter(({ key }) => key !== measure.key))}
              >
                <X aria-hidden size={18} />
              </button>
            </div>
            <div className="measure-sizes">
              {sizes.map(({ size }) => (
                <TextField
                  key={size}
                  label={t('editor.cmOf', { size })}
                  inputMode="decimal"
                  autoComplete="off"
                  value={measure.cm[size] ?? ''}
                  onChange={({ currentTarget: { value } }) => {
                    if (isPartialCentimetres(value)) change(measure.key, { cm: { ...measure.cm, [size]: value } })
                  }}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {measures.length < maxMeasures && (
        <div className="flex flex-wrap gap-2">
          {offered.map((what) => (
            <Button key={what.vi} look="secondary" onClick={() => put([...measures, newMeasure(what)])}>
              {t('editor.addUsual', { name: `${what.vi} · ${what.en}` })}
            </Button>
          ))}
          <Button look="secondary" onClick={() => put([...measures, newMeasure()])}>
            {t('editor.addMeasure')}
          </Button>
        </div>
      )}
    </FoldingCard>
  )
}
