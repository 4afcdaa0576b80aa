import X from 'lucide-react/icons/x'
import type { OrderPreview } from '../../../../../contract/admin/checkout.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useFocusAfterDelete } from '../../components/table/use-focus-after-delete.ts'
import type { CustomLine } from './order-lines.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

type CustomLineListProps = {
  lines: readonly CustomLine[]
  /** Those of the preview, in the same order. */
  preview: OrderPreview['data']['lines'] | undefined
  errorOf: (path: string) => string | undefined
  onChange: (lines: CustomLine[]) => void
}

/** The lines of the order that are not in the catalogue. */
export function CustomLineList({ lines, preview, errorOf, onChange }: CustomLineListProps) {
  const { t } = useTranslation(['orders', 'secondChoice'])
  const focusProps = useFocusAfterDelete<HTMLUListElement>(lines.map(({ id }) => id))
  if (lines.length === 0) return null
  return (
    <ul {...focusProps} className="order-items">
      {lines.map((line, at) => {
        const { id, name, note, amount, quantity, secondChoice } = line
        const problem = preview?.[at]?.problem ?? errorOf(`customItems.${at}`)
        return (
          <li key={id} className="flex-wrap">
            <span className="row-thumb" />
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold wrap-anywhere">{name}</p>
              <p className="text-sm text-soft wrap-anywhere">{note || (secondChoice ? t('secondChoice:title') : t('edit.custom'))}</p>
              {problem && <p className="font-semibold text-error">{problem}</p>}
            </div>
            <QuantityStepper
              name={`${id}.quantity`}
              of={name}
              quantity={quantity}
              onChange={(now) => onChange(lines.map((each) => (each === line ? { ...each, quantity: now } : each)))}
            >
              <button
                type="button"
                className="icon-button"
                aria-label={t('addPage.remove', { name })}
                onClick={() => onChange(lines.filter((each) => each !== line))}
              >
                <X aria-hidden size={18} />
              </button>
            </QuantityStepper>
            <p className="ml-auto font-semibold tabular-nums">{formatAmount(amount * quantity)}</p>
          </li>
        )
      })}
    </ul>
  )
}
