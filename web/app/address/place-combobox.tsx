import { Combobox } from '@base-ui/react/combobox'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { Field } from '../ui/forms/field.tsx'
import { checkoutTexts } from './checkout-texts.ts'
import { ComboboxPopup, ComboboxTrigger } from './combobox-popup.tsx'
import { findPlaceByName } from './find-place.ts'
import type { Place } from './place-queries.ts'
import { type PlaceLookup, type PlaceOption, usePlaceOptions } from './use-place-options.ts'

export type PlaceComboboxProps = {
  id: string
  name: string
  label: string
  error: string | undefined
  places: readonly Place[]
  /** The official name, or empty. */
  value: string
  onChange: (name: string) => void
  /** Called when the field loses focus. */
  onLeave?: () => void
  /** While the list loads the field can be reached and typed into; the matches follow. */
  isWaiting?: boolean
  /** Shown while there are no places to choose from. */
  emptyText: string
  need?: 'required' | 'optional'
  autoComplete: string
  lookup: PlaceLookup
}

export function PlaceCombobox({
  id,
  name,
  label,
  error,
  places,
  value,
  onChange,
  onLeave,
  isWaiting,
  emptyText,
  need = 'required',
  autoComplete,
  lookup,
}: PlaceComboboxProps) {
  const { t } = useTranslation(['checkout', 'common'], checkoutTexts)
  const box = useRef<HTMLDivElement>(null)
  const chosen = places.find((place) => place.name === value) ?? null
  const [typed, setTyped] = useState(value)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => setTyped(value), [value])
  const { options, isSearching } = usePlaceOptions(places, lookup, { typed, value, isOpen })

  /** A full name, pasted or autofilled, counts as a selection. */
  function onTyped(text: string, { reason }: { reason: string }): void {
    setTyped(text)
    const meant = reason === 'input-change' ? places.find((place) => place.name === text.trim()) : undefined
    if (meant && meant.name !== value) onChange(meant.name)
  }

  /** The field holds a place or nothing, so unmatched text is removed. */
  function onBlur(): void {
    const meant = findPlaceByName(places, typed) ?? (typed !== value && options.length === 1 ? options[0] : undefined)
    if (meant && meant.name !== value) onChange(meant.name)
    setTyped(meant?.name ?? (typed.trim() === '' ? '' : value))
    if (typed.trim() === '' && value !== '') onChange('')
    setOpen(false)
    if (!isWaiting) onLeave?.()
  }

  return (
    <Field id={id} label={label} error={error} need={need}>
      {(wiring) => (
        <Combobox.Root<PlaceOption>
          items={options}
          value={chosen}
          onValueChange={(place) => onChange(place?.name ?? '')}
          inputValue={typed}
          onInputValueChange={onTyped}
          open={isOpen}
          onOpenChange={setOpen}
          itemToStringLabel={(place) => place.name}
          isItemEqualToValue={(a, b) => a.code === b.code}
          filter={null}
          disabled={!isWaiting && places.length === 0}
          autoHighlight
        >
          <input type="hidden" name={name} value={value} />
          <div ref={box} className="relative">
            <Combobox.Input
              {...wiring}
              aria-busy={isWaiting || undefined}
              autoComplete={autoComplete}
              enterKeyHint="next"
              spellCheck={false}
              placeholder={places.length === 0 ? emptyText : t('address.typeToSearch')}
              className="field-control pr-12"
              onBlur={onBlur}
            />
            <ComboboxTrigger label={t('address.openList', { name: label })} />
          </div>
          {isOpen && (
            <ComboboxPopup
              box={box}
              label={label}
              emptyText={isWaiting ? emptyText : isSearching ? t('common:loading') : t('address.none')}
              keyOf={(place: PlaceOption) => place.code}
            >
              {({ name: place, formerly, part }) => (
                <>
                  {place}
                  {formerly && <span className="block text-sm text-soft">{t('address.formerly', { name: formerly })}</span>}
                  {part && <span className="block text-sm text-soft">{t('address.contains', { name: part })}</span>}
                </>
              )}
            </ComboboxPopup>
          )}
        </Combobox.Root>
      )}
    </Field>
  )
}
