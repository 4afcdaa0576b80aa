import { useTranslation } from '../../../i18n/use-translation.ts'

type SizeChipsProps = { sizes: readonly string[]; chosen: readonly string[]; onChange: (sizes: string[]) => void }

/** All sizes as chips, large enough to tap. */
export function SizeChips({ sizes, chosen, onChange }: SizeChipsProps) {
  const { t } = useTranslation('products')
  return (
    <fieldset className="size-chips">
      <legend className="field-label mb-1">{t('quickEntry.sizes')}</legend>
      {sizes.map((size) => (
        <label key={size} className="size-chip">
          <input
            type="checkbox"
            checked={chosen.includes(size)}
            onChange={(event) => {
              const isOn = event.currentTarget.checked
              onChange(sizes.filter((each) => (each === size ? isOn : chosen.includes(each))))
            }}
          />
          <span>{size}</span>
        </label>
      ))}
      {chosen.length === 0 && <p className="field-hint basis-full">{t('editor.noSizes')}</p>}
    </fieldset>
  )
}
