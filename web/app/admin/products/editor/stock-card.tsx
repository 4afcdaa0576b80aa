import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import type { EditorProps } from './editor-props.ts'
import { stockKey } from './product-draft.ts'

/** The units on hand of each variant, and whether more are made to order. */
export function StockCard({ draft, set, errorAt, reserved }: EditorProps) {
  const { t } = useTranslation('products')
  const { colors, stock, isMadeToOrder } = draft
  const sizes = draft.sizes.length > 0 ? draft.sizes.map(({ size }) => size) : ['']
  const keys = colors.flatMap(({ key }) => sizes.map((size) => stockKey(key, size)))
  const total = keys.reduce((sum, key) => sum + (stock[key] ?? 0), 0)
  const summary = [t('editor.total', { count: total }), ...(isMadeToOrder ? [t('editor.madeToOrder')] : [])].join(' · ')
  return (
    <FoldingCard title={t('editor.stock')} summary={summary}>
      <p className="mb-3 text-sm text-soft">{t('editor.stockHint')}</p>
      <div className="stock-frame">
        <table className="stock-table">
          <caption className="sr-only">{t('editor.stock')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('editor.colorHead')}</th>
              {sizes.map((size) => (
                <th key={size} scope="col">
                  {size || t('editor.oneSize')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {colors.map((color, index) => {
              const name = color.name.vi || t('editor.color', { number: index + 1 })
              return (
                <tr key={color.key}>
                  <th scope="row">{name}</th>
                  {sizes.map((size) => {
                    const key = stockKey(color.key, size)
                    const error = errorAt(`stock.${key}`)
                    return (
                      <td key={size}>
                        <input
                          name={`stock.${key}`}
                          inputMode="numeric"
                          autoComplete="off"
                          className="field-control"
                          aria-label={t('editor.stockCell', { color: name, size: size || t('editor.oneSize') })}
                          aria-invalid={error ? true : undefined}
                          aria-describedby={error || reserved[key] ? `${key}-note` : undefined}
                          placeholder="0"
                          value={stock[key] ?? ''}
                          onChange={(event) => set('stock', { ...stock, [key]: readCount(event.currentTarget.value) })}
                        />
                        {(error || reserved[key]) && (
                          <span id={`${key}-note`} className={error ? 'stock-note text-error' : 'stock-note'}>
                            {error ?? t('editor.held', { count: reserved[key] ?? 0 })}
                          </span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <div className="made-to-order">
        <Checkbox
          label={
            <>
              {t('editor.madeToOrder')} <span className="block text-sm text-soft">{t('editor.madeToOrderHint')}</span>
            </>
          }
          checked={isMadeToOrder}
          onChange={(event) => set('isMadeToOrder', event.currentTarget.checked)}
        />
        {isMadeToOrder && (
          <TextField
            label={t('editor.leadDays')}
            name="leadDays"
            inputMode="numeric"
            value={draft.leadDays ?? ''}
            error={errorAt('leadDays')}
            onChange={(event) => set('leadDays', readCount(event.currentTarget.value))}
          />
        )}
      </div>
    </FoldingCard>
  )
}

/** Reads the digits; null if there are none. */
export function readCount(text: string): number | null {
  const digits = text.replace(/\D/g, '')
  return digits === '' ? null : Math.min(Number(digits), productLimits.onHand)
}
