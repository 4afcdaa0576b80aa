import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import type { OrderPreview } from '../../../../../contract/admin/checkout.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { useFocusAfterDelete } from '../../components/table/use-focus-after-delete.ts'
import { variantLabel } from '../variant-label.ts'
import { LineFields } from './line-fields.tsx'
import type { OrderLine } from './order-lines.ts'

type LineListProps = {
  lines: readonly OrderLine[]
  preview: OrderPreview['data'] | undefined
  onChange: (lines: OrderLine[]) => void
}

/** The lines of the order, with their current prices and problems. */
export function LineList({ lines, preview, onChange }: LineListProps) {
  const { t } = useTranslation('orders')
  const focusProps = useFocusAfterDelete<HTMLUListElement>(lines.map(({ id }) => id))
  if (lines.length === 0) return <p className="text-soft">{t('addPage.noItems')}</p>
  const setQuantity = (line: OrderLine, quantity: number) =>
    onChange(lines.map((each) => (each === line ? { ...each, quantity: Math.min(99, Math.max(1, quantity)) } : each)))
  return (
    <ul {...focusProps} className="order-items">
      {lines.map((line, index) => {
        const previewLine = preview?.lines[index]
        return (
          <li key={line.id} className="flex-wrap">
            {line.image ? <img src={thumbnailUrl(line.image)} alt="" className="row-thumb" /> : <span className="row-thumb" />}
            <div className="min-w-0 grow basis-40">
              <p className="font-semibold">{line.name}</p>
              <p className="text-sm text-soft">{variantLabel({ color: line.colorLabel, size: line.size })}</p>
              {previewLine?.problem && <p className="font-semibold text-error">{previewLine.problem}</p>}
            </div>
            <div className="add-quantity">
              <button
                type="button"
                className="icon-button"
                aria-label={t('addPage.fewer', { name: line.name })}
                disabled={line.quantity <= 1}
                onClick={() => setQuantity(line, line.quantity - 1)}
              >
                <Minus aria-hidden size={18} />
              </button>
              <input
                name={`items.${index}`}
                className="field-control"
                inputMode="numeric"
                aria-label={t('addPage.quantity', { name: line.name })}
                value={line.quantity}
                onChange={(event) => setQuantity(line, Number(event.currentTarget.value.replace(/\D/g, '').slice(0, 2)))}
              />
              <button
                type="button"
                className="icon-button"
                aria-label={t('addPage.moreOf', { name: line.name })}
                disabled={line.quantity >= 99}
                onClick={() => setQuantity(line, line.quantity + 1)}
              >
                <Plus aria-hidden size={18} />
              </button>
              <button
                type="button"
                className="icon-button"
                aria-label={t('addPage.remove', { name: line.name })}
                onClick={() => onChange(lines.filter((each) => each !== line))}
              >
                <X aria-hidden size={18} />
              </button>
            </div>
            <p className="ml-auto font-semibold tabular-nums">{previewLine ? formatAmount(previewLine.total) : ''}</p>
            <LineFields line={line} onChange={(values) => onChange(lines.map((each) => (each === line ? { ...each, values } : each)))} />
          </li>
        )
      })}
    </ul>
  )
}
