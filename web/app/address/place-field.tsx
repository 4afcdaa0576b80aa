import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { SelectField } from '../ui/forms/text-field.tsx'
import { checkoutTexts } from './checkout-texts.ts'
import type { PlaceComboboxProps } from './place-combobox.tsx'

/** A province or ward: a plain select without scripts, then a combobox that matches with or without diacritics. */
export function PlaceField(props: PlaceComboboxProps) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { Combobox, select } = useCombobox()
  const { id, name, label, error, places, value, onChange, isWaiting, autoComplete, emptyText } = props
  if (Combobox) return <Combobox {...props} />
  return (
    <>
      {/* A disabled select is not in the form. */}
      {isWaiting && <input type="hidden" name={name} value={value} />}
      <SelectField
        ref={select}
        // A select chooses its default value when it is mounted.
        key={`${value} ${places.length}`}
        {...{ id, name, label, error, autoComplete }}
        need={props.need ?? 'required'}
        defaultValue={value}
        disabled={isWaiting}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{places.length === 0 ? emptyText : t('address.choose')}</option>
        {places.map(({ code, name: place }) => (
          <option key={code} value={place}>
            {place}
          </option>
        ))}
      </SelectField>
    </>
  )
}

/** The combobox replaces the select once it has loaded, but never while the user is choosing. */
function useCombobox() {
  const [Combobox, setCombobox] = useState<ComponentType<PlaceComboboxProps> | null>(null)
  const select = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    let isGone = false
    import('./place-combobox.tsx').then(
      ({ PlaceCombobox }) => {
        const swap = () => !isGone && setCombobox(() => PlaceCombobox)
        if (document.activeElement === select.current) select.current?.addEventListener('blur', swap, { once: true })
        else swap()
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [])
  return { Combobox, select }
}
