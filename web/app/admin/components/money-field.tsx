import { formatAmount } from '../../../../contract/money.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field, type FieldFrameProps } from '../../ui/forms/field.tsx'

type MoneyFieldProps = FieldFrameProps & {
  name: string
  /** Whole dong; null if the field is empty. */
  value: number | null
  onChange: (value: number | null) => void
  disabled?: boolean
}

/** Nothing in a shop costs less: who types "15" means thousands. */
const plausible = 1_000

/** An amount of dong, grouped by thousands while the user types. Names an amount that is too small to be meant. */
export function MoneyField({ name, value, onChange, disabled, ...frame }: MoneyFieldProps) {
  const { t } = useTranslation('admin')
  const isSmall = value !== null && value > 0 && value < plausible
  const shown = value === null ? '' : grouped(value)
  return (
    <Field {...frame} hint={isSmall ? <strong>{t('smallAmount', { amount: formatAmount(value), typed: value })}</strong> : frame.hint}>
      {(wiring) => (
        <span className="money-field">
          <input
            {...wiring}
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

function grouped(amount: number): string {
  return String(amount).replace(/\B(?=(\d{3})+$)/g, '.')
}

/** Reads the digits and ignores everything between them. A final k multiplies by 1,000: "129k". */
function readAmount(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 12)
  if (digits === '') return null
  return Number(digits) * (/\dk$/i.test(text.trim()) ? 1_000 : 1)
}
