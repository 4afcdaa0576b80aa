import type { AdminOrder, AdminOrderItem } from '../../../../../contract/admin/orders.ts'
import { wishesOf as giftWishesOf } from '../../../../../contract/gifts/gift-wishes.ts'
import { isVietnamese } from '../../../../../contract/language/detect-vietnamese.ts'
import type { Language } from '../../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import words from '../../locales/vi/order-print.ts'
import { namesForStaff, wishesOf } from '../variant-label.ts'
import { CashLine } from './cash-line.tsx'
import { amountToCollect } from './cash-to-collect.rule.ts'
import { OrderCodes } from './order-codes.tsx'
import { PrintShop } from './print-shop.tsx'
import { Recipient } from './recipient.tsx'
import type { SheetProps } from './sheet-props.ts'

type PackingSlipProps = SheetProps & { isPriceless: boolean }

/**
 * The content of a parcel, its recipient and the amount to collect; a gift shows no prices. Always in Vietnamese,
 * because the courier reads it, whatever the language of the admin.
 */
export function PackingSlip({ order, details, sender, paper, isPriceless }: PackingSlipProps) {
  return (
    <article className={`sheet-${paper} print-sheet`} lang="vi">
      <header className="print-head">
        <div>
          <PrintShop {...sender} />
          <p>{unbrokenPhone(sender.phone)}</p>
        </div>
        <div className="text-right">
          <h2 className="print-number">{order.orderNumber}</h2>
          <p>{words.placedOn.replace('{{day}}', formatDay(order.orderDate, 'vi'))}</p>
        </div>
      </header>
      <Recipient address={order.shippingAddress} label={words.to} />
      {order.pickup && (
        <p className="print-gift">{words.pickup.replace('{{store}}', `${order.pickup.name.vi}, ${order.pickup.address}`)}</p>
      )}
      {order.gift && amountToCollect(order) > 0 ? <p className="print-collect">{words.collectByLabel}</p> : <CashLine order={order} />}
      {order.exchangeId && <p className="print-gift">{words.exchangeFor.replace('{{number}}', order.orderNumber)}</p>}
      {order.gift && order.exchangeId === null && <GiftLine order={order} />}
      {order.note && (
        <p className="print-note">
          {words.note}: {order.note}
        </p>
      )}
      <table className="print-items">
        <thead>
          <tr>
            <th scope="col">
              {words.item}
              <span aria-hidden="true" className="print-order">
                {order.orderNumber}
              </span>
            </th>
            <th scope="col">{words.quantity}</th>
            {!isPriceless && <th scope="col">{words.price}</th>}
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a parcel never move
            <PackedItem key={at} item={item} language={order.language} isPriceless={isPriceless} />
          ))}
        </tbody>
      </table>
      {!isPriceless && <Sums order={order} />}
      <OrderCodes number={order.orderNumber} url={details?.link ?? null} hint={words.followHint} />
      <footer className="print-thanks">{words.thanks}</footer>
    </article>
  )
}

function PackedItem({ item, language, isPriceless }: { item: AdminOrderItem; language: Language; isPriceless: boolean }) {
  const { name, variant } = namesForStaff(item)
  return (
    <tr>
      <td lang={item.label || isVietnamese(name) ? 'vi' : language}>
        {name}
        <span className="print-variant">{[variant, item.product.sku].filter(Boolean).join(' · ')}</span>
        {wishesOf(item).map((wish) => (
          <span key={wish} className="print-wish" lang="vi">
            {wish}
          </span>
        ))}
      </td>
      <td>{item.quantity}</td>
      {!isPriceless && <td>{formatAmount(item.total)}</td>}
    </tr>
  )
}

/** For the packer: a gift, whether it is wrapped, when it should arrive. A message without a card stands here. */
function GiftLine({ order }: { order: AdminOrder }) {
  const { message, wrap, deliverOn, card } = giftWishesOf(order.gift)
  const day = deliverOn && words.giftOn.replace('{{day}}', formatDay(deliverOn, 'vi'))
  return (
    <>
      <p className="print-gift">{[words.giftNoPrices, wrap && words.giftWrap, card && words.giftCard, day].filter(Boolean).join(' · ')}</p>
      {message && !card && <p className="print-message">{message}</p>}
    </>
  )
}

function Sums({ order }: { order: AdminOrder }) {
  const { subTotal, discount, shippingFee, wrapFee, finalAmount, tax, taxPercent, deposit, depositPaid } = order
  const rows = [
    [words.sums.subTotal, subTotal],
    [words.sums.discount, -discount],
    [words.sums.shipping, shippingFee],
    [words.sums.wrap, wrapFee],
    [words.sums.total, finalAmount],
    [words.sums.tax.replace('{{percent}}', String(taxPercent).replace('.', ',')), tax],
    [words.sums.deposit, depositPaid ? -deposit : 0],
  ] as const
  return (
    <dl className="print-sums">
      {rows
        .filter(([label, amount]) => amount !== 0 || label === words.sums.total)
        .map(([label, amount]) => (
          <div key={label} className={label === words.sums.total ? 'print-total' : undefined}>
            <dt>{label}</dt>
            <dd>{formatAmount(amount)}</dd>
          </div>
        ))}
    </dl>
  )
}
