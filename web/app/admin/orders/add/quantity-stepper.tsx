import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'

type QuantityStepperProps = {
  /** Of the field. */
  name: string
  /** What it counts. */
  of: string
  quantity: number
  onChange: (quantity: number) => void
  children?: ReactNode
}

/** The quantity of a line, from 1 to 99. */
export function QuantityStepper({ name, of, quantity, onChange, children }: QuantityStepperProps) {
  const { t } = useTranslation('orders')
  const set = (value: number) => onChange(Math.min(99, Math.max(1, value || 1)))
  return (
    <div className="add-quantity">
      <button
        type="button"
        className="icon-button"
        aria-label={t('addPage.fewer', { name: of })}
        disabled={quantity <= 1}
        onClick={() => set(quantity - 1)}
      >
        <Minus aria-hidden size={18} />
      </button>
      <input
        name={name}
        className="field-control"
        inputMode="numeric"
        aria-label={t('addPage.quantity', { name: of })}
        value={quantity}
        onChange={(event) => set(Number(event.currentTarget.value.replace(/\D/g, '').slice(0, 2)))}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={t('addPage.moreOf', { name: of })}
        disabled={quantity >= 99}
        onClick={() => set(quantity + 1)}
      >
        <Plus aria-hidden size={18} />
      </button>
      {children}
    </div>
  )
}
