import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { formatMoment } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { pickListOf } from './collect.ts'

/** Everything that several orders need, in one walk along the shelves. */
export function PickList({ orders }: { orders: readonly AdminOrder[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const newest = orders[0]?.orderDate
  return (
    <article className="sheet-a4 print-sheet">
      <header className="print-head">
        <h2 className="print-number">{t('print.pickTitle')}</h2>
        <p>
          {t('print.pickOrders', { count: orders.length })}
          {newest && ` · ${formatMoment(newest, language)}`}
        </p>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is wider than a phone is reached by the arrow keys */}
      <section className="overflow-x-auto" tabIndex={0} aria-label={t('print.pickTitle')}>
        <table className="print-items print-pick">
          <thead>
            <tr>
              <th scope="col">{t('print.check')}</th>
              <th scope="col">{t('print.product')}</th>
              <th scope="col">{t('print.color')}</th>
              <th scope="col">{t('print.size')}</th>
              <th scope="col">{t('print.shelf')}</th>
              <th scope="col">{t('print.sew')}</th>
              <th scope="col">{t('print.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {pickListOf(orders).map(({ name, sku, color, size, shelf, sew, orders: numbers }) => (
              <tr key={`${sku} ${color} ${size}`}>
                <td>
                  <span className="print-box" />
                </td>
                <td>
                  {name}
                  <span className="print-variant">{sku}</span>
                </td>
                <td>{color}</td>
                <td>{size}</td>
                <td>{shelf || ''}</td>
                <td>{sew || ''}</td>
                <td className="print-orders">{numbers.join(', ')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </article>
  )
}
