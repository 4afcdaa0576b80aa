import { useState } from 'react'
import type { OrderEditPreview } from '../../../../../contract/admin/order-edits.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { RowThumb } from '../../components/row-thumb.tsx'
import { variantLabel } from '../variant-label.ts'
import type { LineDraft } from './edit-draft.ts'
import { LineEditor } from './line-editor.tsx'

type EditedLineRowProps = {
  line: LineDraft
  preview: OrderEditPreview['data']['lines'][number] | undefined
  problem: string | null
  errorOf: (field: string) => string | undefined
  onChange: (line: LineDraft) => void
  /** Only of a line that the order does not have yet. */
  onDelete: (() => void) | undefined
}

/** A line in one row; its fields open below it. A line of the order that is removed can be taken back. */
export function EditedLineRow({ line, preview, problem, errorOf, onChange, onDelete }: EditedLineRowProps) {
  const { t } = useTranslation('orders')
  const [open, setOpen] = useState<boolean | null>(null)
  const isOpen = open === true
  // A product that is made to the child's name begins with its fields.
  if (open === null && problem && line.line === undefined) setOpen(true)
  const { name, image, shown, choice, quantity, isRemoved, custom } = line
  const variant = custom
    ? custom.note || (custom.secondChoice ? '' : t('edit.custom'))
    : variantLabel(choice ? { color: choice.colorLabel, size: choice.size } : shown)
  const unit = preview?.unitPrice ?? line.ordered
  return (
    <li data-removed={isRemoved || undefined}>
      <div className="edit-line">
        <RowThumb src={image && thumbnailUrl(image)} />
        <div className="min-w-0 grow">
          <p className="edit-line-name">{custom?.name ?? name}</p>
          {variant && <p className="text-sm text-soft">{variant}</p>}
          <p className="text-sm tabular-nums">
            {unit === null ? `× ${quantity}` : t('items.unit', { count: quantity, price: formatAmount(unit) })}
          </p>
        </div>
        {isRemoved ? (
          <button
            type="button"
            className="small-button"
            aria-label={t('edit.restoreOf', { name })}
            onClick={() => onChange({ ...line, isRemoved: false })}
          >
            {t('edit.restore')}
          </button>
        ) : (
          <button type="button" className="small-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {t(isOpen ? 'edit.close' : 'edit.change')}
            <span className="sr-only">{` ${name} ${variant}`}</span>
          </button>
        )}
      </div>
      {isRemoved && <p className="text-sm font-semibold text-error">{t('edit.removed')}</p>}
      {problem && (
        <p className="font-semibold text-error" role="status">
          {problem}
        </p>
      )}
      {isOpen && !isRemoved && (
        <LineEditor
          line={line}
          errorOf={errorOf}
          onChange={onChange}
          onRemove={() => {
            setOpen(false)
            if (onDelete) onDelete()
            else onChange({ ...line, isRemoved: true })
          }}
        />
      )}
    </li>
  )
}
