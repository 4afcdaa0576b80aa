import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { isPriceRangeInverted, type ListState } from './list-state.ts'

type Range = Pick<ListState, 'min' | 'max'>

/** A price range in dong. Applied when both fields are left, or by Enter; a reversed range shows an error and applies nothing. */
export function PriceFilter({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const { t } = useTranslation('shop')
  const known = `${range.min ?? ''}-${range.max ?? ''}`
  const applied = { of: known, min: String(range.min ?? ''), max: String(range.max ?? '') }
  const [typed, setTyped] = useState(applied)
  // A range set or removed elsewhere, as by its chip, replaces what was typed.
  if (typed.of !== known) setTyped(applied)
  const { min, max } = typed.of === known ? typed : applied
  const wanted = { min: amount(min), max: amount(max) }
  const isTurned = isPriceRangeInverted(wanted)

  function apply() {
    if (!isTurned && `${wanted.min ?? ''}-${wanted.max ?? ''}` !== known) onChange(wanted)
  }
  function applyOnEnter(event: React.KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    apply()
  }
  function applyOnLeave(event: React.FocusEvent) {
    if (!event.currentTarget.contains(event.relatedTarget)) apply()
  }
  function applyByButton(event: React.MouseEvent) {
    event.preventDefault()
    apply()
  }
  const input = {
    type: 'number',
    inputMode: 'numeric',
    min: 0,
    step: 10_000,
    placeholder: '₫',
    onKeyDown: applyOnEnter,
  } as const

  return (
    <fieldset className="filter-group" onBlur={applyOnLeave}>
      <legend>{t('list.price')}</legend>
      <div className="grid grid-cols-2 items-start gap-3">
        <TextField
          label={t('list.min')}
          name="min"
          value={min}
          onChange={(event) => setTyped({ of: known, min: event.target.value, max })}
          {...input}
        />
        <TextField
          label={t('list.max')}
          name="max"
          value={max}
          onChange={(event) => setTyped({ of: known, min, max: event.target.value })}
          error={isTurned ? t('list.priceTurned') : undefined}
          {...input}
        />
      </div>
      <Button look="secondary" type="submit" className="mt-3" onClick={applyByButton}>
        {t('list.applyPrice')}
      </Button>
    </fieldset>
  )
}

function amount(text: string): number | null {
  return /^\d{1,12}$/.test(text.trim()) ? Number(text) : null
}
