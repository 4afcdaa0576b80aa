import type { SheetLine } from '../../../../../contract/admin/price-sheet.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { SheetColumn, SheetDraft } from './use-sheet-draft.ts'

/** A line for each variant, with cells for price and stock. */
export function SheetTable({ lines, draft }: { lines: readonly SheetLine[]; draft: SheetDraft }) {
  const { t } = useTranslation('priceSheet')
  return (
    <div className="table-frame">
      <table className="price-sheet">
        <caption className="sr-only">{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('columns.name')}</th>
            <th scope="col">{t('columns.price')}</th>
            <th scope="col">{t('columns.onHand')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => {
            const isFirst = lines[at - 1]?.sku !== line.sku
            const variant = [line.color, line.size].filter(Boolean).join(' · ')
            return (
              <tr key={line.variantId} data-row data-first={isFirst || undefined}>
                <th scope="row">
                  {isFirst ? (
                    <span className="wrap-anywhere block">
                      {line.name} <span className="block text-sm font-normal text-soft">{line.sku}</span>
                    </span>
                  ) : (
                    <span className="sr-only">{line.name} </span>
                  )}
                  <span className="block font-normal">{variant}</span>
                  {line.reserved > 0 && (
                    <span className="block text-sm font-normal text-soft">{t('reserved', { count: line.reserved })}</span>
                  )}
                </th>
                <SheetCell line={line} column="price" draft={draft} />
                <SheetCell line={line} column="onHand" draft={draft} />
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type SheetCellProps = { line: SheetLine; column: SheetColumn; draft: SheetDraft }

function SheetCell({ line, column, draft }: SheetCellProps) {
  const { t } = useTranslation('priceSheet')
  const name = [line.name, line.color, line.size].filter(Boolean).join(', ')
  const text = draft.textOf(line, column)
  const isWrong = draft.isWrong(line, column)
  return (
    <td>
      <input
        data-cell
        data-line={line.variantId}
        data-column={column}
        inputMode="numeric"
        enterKeyHint="next"
        autoComplete="off"
        maxLength={20}
        aria-label={t(column === 'price' ? 'priceOf' : 'onHandOf', { name })}
        aria-invalid={isWrong || undefined}
        data-edited={draft.isEdited(line, column) || undefined}
        value={/^\d+$/.test(text) && column === 'price' ? grouped(text) : text}
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => draft.put(line, column, ungrouped(event.currentTarget.value))}
      />
      {isWrong && <span className="block text-sm text-error">{t('unreadable')}</span>}
    </td>
  )
}

function grouped(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, '.')
}

/** While a digit is typed into "129.000", its points are not where they belong. */
function ungrouped(text: string): string {
  return /^[\d.]+$/.test(text) ? text.replace(/\./g, '') : text
}
