import './checkout-texts.ts'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { SelectField } from '../ui/forms/text-field.tsx'
import type { PlaceComboboxProps } from './place-combobox.tsx'

/** A province or ward: a plain list before any script, then one to type in, with or without marks. */
export function PlaceField(props: PlaceComboboxProps) {
  const { t } = useTranslation('checkout')
  const { Combobox, select } = useCombobox()
  const { id, name, label, error, places, value, onChange, isWaiting, autoComplete, emptyText } = props
  if (Combobox) return <Combobox {...props} />
  return (
    <SelectField
      ref={select}
      key={value}
      {...{ id, name, label, error, autoComplete }}
      need="required"
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
  )
}

/** The list to type in takes the plain one's place once it is here, but never while somebody is choosing. */
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
