import { formatAmount } from '../../../contract/money.ts'
import type { LinePersonalization } from '../../../contract/personalization.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** The personalization, a row for each filled-in field: `Tên bé: An`. Valid inside a paragraph and a span. */
export function PersonalizationLines({ lines = [] }: { lines?: readonly LinePersonalization[] | undefined }) {
  return lines.map(({ fieldId, label, text, price }) => (
    <span key={fieldId} className="block text-sm text-soft wrap-anywhere">
      <MaybeVietnamese text={label} />:{' '}
      <strong className="text-ink">
        <MaybeVietnamese text={text} />
      </strong>
      {price > 0 && <> (+{formatAmount(price)})</>}
    </span>
  ))
}
