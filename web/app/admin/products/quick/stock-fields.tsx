import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { readCount } from '../editor/stock-card.tsx'
import { onHandOf, type QuickDraft } from './quick-draft.ts'

type StockDraft = Pick<QuickDraft, 'sizes' | 'onHand' | 'onHandBySize'>
type StockFieldsProps = { draft: StockDraft; onChange: (stock: Partial<StockDraft>) => void }

/** The units of each colour: one number for all sizes, or one for each. */
export function StockFields({ draft, onChange }: StockFieldsProps) {
  const { t } = useTranslation('products')
  const { sizes, onHand, onHandBySize } = draft
  const differs = onHandBySize !== undefined && sizes.length > 1
  const count = (text: string) => readCount(text) ?? 0
  return (
    <div>
      {differs ? (
        <fieldset className="quick-counts">
          <legend className="field-label">{t('quickEntry.onHandBySize')}</legend>
          {sizes.map((size) => (
            <TextField
              key={size}
              label={size}
              name={`onHand.${size}`}
              inputMode="numeric"
              autoComplete="off"
              value={onHandOf(draft, size)}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => onChange({ onHandBySize: { ...onHandBySize, [size]: count(event.currentTarget.value) } })}
            />
          ))}
        </fieldset>
      ) : (
        <TextField
          label={t(sizes.length > 0 ? 'quickEntry.onHand' : 'quickEntry.onHandOfColor')}
          name="onHand"
          inputMode="numeric"
          autoComplete="off"
          value={onHand}
          onChange={(event) => onChange({ onHand: count(event.currentTarget.value) })}
        />
      )}
      {sizes.length > 1 && (
        <Checkbox
          name="differs"
          label={t('quickEntry.stockDiffers')}
          checked={differs}
          onChange={(event) => onChange({ onHandBySize: event.currentTarget.checked ? {} : undefined })}
        />
      )}
    </div>
  )
}
