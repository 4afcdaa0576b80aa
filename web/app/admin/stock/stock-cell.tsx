import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { memo, useId } from 'react'
import type { StockVariant } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { parseEntry, resultOf, type StockDraft, stepDraft } from './parse-entry.rule.ts'

type StockCellProps = {
  variant: StockVariant
  /** The name for screen readers: product, colour, size. */
  name: string
  draft: StockDraft | undefined
  error: string | undefined
  onPut: (variant: StockVariant, draft: StockDraft | undefined) => void
  onHistory: (variantId: string, name: string) => void
}

/** One variant: its units on hand, buttons for one more or less, or a typed count. */
export const StockCell = memo(function StockCell({ variant, name, draft, error, onPut, onHistory }: StockCellProps) {
  const { t } = useTranslation('stock')
  const id = useId()
  const { onHand, reserved, free, isLow } = variant
  const entry = parseEntry(draft, onHand)
  const isEdited = entry.kind !== 'same'
  const value = draft === undefined ? String(onHand) : 'text' in draft ? draft.text : String(resultOf(entry, onHand))
  const problem = error ?? (entry.kind === 'wrong' ? t('unreadable') : undefined)
  return (
    <div className="stock-cell" data-edited={isEdited || undefined} data-low={isLow || undefined}>
      <div className="stock-steps">
        {/* With the keyboard, + and − work in the cell itself. */}
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('less')}: ${name}`}
          onClick={() => onPut(variant, stepDraft(draft, onHand, -1))}
        >
          <Minus aria-hidden size={16} />
        </button>
        <input
          data-cell
          id={id}
          inputMode="numeric"
          autoComplete="off"
          aria-label={name}
          aria-describedby={`${id}-state`}
          aria-invalid={problem ? true : undefined}
          value={value}
          maxLength={8}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onPut(variant, { text: event.currentTarget.value })}
          onBlur={() => entry.kind === 'wrong' && value.trim() === '' && onPut(variant, undefined)}
          onKeyDown={(event) => event.key === 'Escape' && onPut(variant, undefined)}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={`${t('more')}: ${name}`}
          onClick={() => onPut(variant, stepDraft(draft, onHand, 1))}
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
      <p id={`${id}-state`} className="stock-state">
        {problem ? (
          <span className="text-error">{problem}</span>
        ) : isEdited ? (
          <strong>
            {onHand} → {resultOf(entry, onHand)}
          </strong>
        ) : (
          <button type="button" className="stock-history" onClick={() => onHistory(variant._id, name)}>
            {t(reserved > 0 ? 'held' : 'free', { free, held: reserved })}
            <span className="sr-only">
              {t('history')}: {name}
            </span>
          </button>
        )}
      </p>
    </div>
  )
})
