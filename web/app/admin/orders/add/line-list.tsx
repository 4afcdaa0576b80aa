import X from 'lucide-react/icons/x'
import type { OrderPreview } from '../../../../../contract/admin/checkout.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { RowThumb } from '../../components/row-thumb.tsx'
import { useFocusAfterDelete } from '../../components/table/use-focus-after-delete.ts'
import { variantLabel } from '../variant-label.ts'
import { LineFields } from './line-fields.tsx'
import type { OrderLine } from './order-lines.ts'
import { OwnPriceFields } from './own-price-fields.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'

type LineListProps = {
  lines: readonly OrderLine[]
  preview: OrderPreview['data'] | undefined
  /** The message about a field of the request. */
  errorOf: (path: string) => string | undefined
  onChange: (lines: OrderLine[]) => void
}

/** The lines of the order, with their current prices and problems. */
export function LineList({ lines, preview, errorOf, onChange }: LineListProps) {
  const { t } = useTranslation('orders')
  const focusProps = useFocusAfterDelete<HTMLUListElement>(lines.map(({ id }) => id))
  if (lines.length === 0) return null
  const replace = (line: OrderLine, change: Partial<OrderLine>) =>
    onChange(lines.map((each) => (each === line ? { ...each, ...change } : each)))
  return (
    <ul {...focusProps} className="order-items">
      {lines.map((line, index) => {
        const previewLine = preview?.lines[index]
        return (
          <li key={line.id} className="flex-wrap">
            <RowThumb src={line.image && thumbnailUrl(line.image)} />
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold">{line.name}</p>
              <p className="text-sm text-soft">{variantLabel({ color: line.colorLabel, size: line.size })}</p>
              {previewLine?.problem && <p className="font-semibold text-error">{previewLine.problem}</p>}
            </div>
            <QuantityStepper
              name={`items.${index}`}
              of={line.name}
              quantity={line.quantity}
              onChange={(quantity) => replace(line, { quantity })}
            >
              <button
                type="button"
                className="icon-button"
                aria-label={t('addPage.remove', { name: line.name })}
                onClick={() => onChange(lines.filter((each) => each !== line))}
              >
                <X aria-hidden size={18} />
              </button>
            </QuantityStepper>
            <p className="ml-auto font-semibold tabular-nums">{previewLine ? formatAmount(previewLine.total) : ''}</p>
            <LineFields line={line} onChange={(values) => replace(line, { values })} />
            <div className="edit-line-fields basis-full">
              <OwnPriceFields
                name={line.id}
                price={line.price}
                errorOf={(field) => errorOf(`items.${index}.${field}`)}
                onToggle={(isOwn) => replace(line, { price: isOwn ? { amount: previewLine?.unitPrice ?? null, reason: '' } : undefined })}
                onChange={(price) => replace(line, { price })}
              />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
