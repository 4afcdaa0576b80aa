import { Fragment } from 'react'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { pickListOf } from './cash-to-collect.rule.ts'
import type { PrintedParcel } from './parcels-to-print.rule.ts'

const columns = ['check', 'product', 'color', 'size', 'shelf', 'sew', 'orders'] as const

/** The items of several orders in one list, sorted for one walk along the shelves. */
export function PickList({ orders }: { orders: readonly PrintedParcel[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const newest = orders[0]?.orderDate
  return (
    <article className="sheet-a4 print-sheet">
      <header className="print-head">
        <h2 className="print-number">{t('print.pickTitle')}</h2>
        <p>
          {t('print.pickOrders', { count: orders.length })}
          {newest && ` · ${formatDateTime(newest, language)}`}
        </p>
      </header>
      <table className="print-items print-pick">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`print.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pickListOf(orders, (number) => t('print.exchangeMark', { number })).map(
            ({ name, sku, color, size, wishes, fromStock, sew, orders: numbers }) => (
              <tr key={[sku, color, size, ...wishes].join(' ')}>
                <td>
                  <span className="print-box" />
                </td>
                <td>
                  {name}
                  <span className="print-variant">{sku}</span>
                  {wishes.map((wish) => (
                    <span key={wish} className="print-wish" lang="vi">
                      {wish}
                    </span>
                  ))}
                </td>
                <td data-title={t('print.color')}>{color}</td>
                <td data-title={t('print.size')}>{size}</td>
                <td data-title={t('print.shelf')}>{fromStock || ''}</td>
                <td data-title={t('print.sew')}>{sew || ''}</td>
                <td data-title={t('print.orders')} className="print-orders">
                  {numbers.map((number, index) => (
                    <Fragment key={number}>
                      {index > 0 && ', '}
                      <span className="whitespace-nowrap">{number}</span>
                    </Fragment>
                  ))}
                </td>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </article>
  )
}
