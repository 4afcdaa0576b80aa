import { useRef } from 'react'
import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Field, type FieldFrameProps } from '../../ui/forms/field.tsx'

type MoneyFieldProps = FieldFrameProps & {
  name: string
  /** Whole dong; null if the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  disabled?: boolean
}

/** In dong. Nothing in a shop costs less: somebody who types "15" means thousands. */
const leastPlausible = 1_000

/**
 * An amount of dong, grouped by thousands while the user types. Names an amount that is too small to be meant, and offers the
 * thousands: the keypad of a phone has no "k".
 */
export function MoneyField({ name, value, onChange, disabled, ...frame }: MoneyFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const small = value !== null && value > 0 && value < leastPlausible ? value : null
  const shown = value === null ? '' : grouped(value)
  /** The pressed button disappears, so the focus moves to the field. */
  function takeThousands(): void {
    onChange((small ?? 0) * 1_000)
    input.current?.focus()
  }
  return (
    <Field {...frame} hint={small === null ? frame.hint : <SmallAmount amount={small} onThousands={takeThousands} />}>
      {(wiring) => (
        <span className="money-field">
          <input
            {...wiring}
            ref={input}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            className="field-control"
            disabled={disabled}
            value={shown}
            onChange={(event) => onChange(readAmount(event.currentTarget.value))}
          />
          <span aria-hidden="true">₫</span>
        </span>
      )}
    </Field>
  )
}

function SmallAmount({ amount, onThousands }: { amount: number; onThousands: () => void }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <strong>{t('smallAmount.only', { amount: formatAmount(amount) })}</strong>{' '}
      <Button look="text" onClick={onThousands}>
        {t('smallAmount.thousands', { amount: formatAmount(amount * 1_000) })}
      </Button>
    </>
  )
}

function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Reads the digits and ignores everything between them. A final k multiplies by 1,000: "129k". */
function readAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12)
  if (digits === '') return null
  return Number(digits) * (/\dk$/i.test(text.trim()) ? 1_000 : 1)
}
