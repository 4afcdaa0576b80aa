import { formatGiftCode } from '../../../../../contract/gifts/gift-code.ts'
import { isVietnamese } from '../../../../../contract/language/detect-vietnamese.ts'
import { defaultExchangeDays } from '../../../../../contract/orders/exchange-period.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { paths } from '../../../paths.ts'
import { usePublicUrl } from '../../../seo/use-public-url.ts'
import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import words from '../../locales/vi/order-print.ts'
import { variantLabel } from '../variant-label.ts'
import { PrintShop } from './print-shop.tsx'
import type { SheetProps } from './sheet-props.ts'

type GiftReceiptSheetProps = SheetProps & { exchangeDays: number | undefined }

/** For the recipient of a gift: what is in the parcel, without prices, and the code that starts an exchange. */
export function GiftReceiptSheet({ order, sender, paper, exchangeDays = defaultExchangeDays }: GiftReceiptSheetProps) {
  const publicUrl = usePublicUrl()
  const code = formatGiftCode(order.giftCode ?? '')
  const url = publicUrl + paths.giftReceipt(order.giftCode ?? '')
  return (
    <article className={`sheet-${paper} print-sheet`} lang="vi" aria-label={order.orderNumber}>
      <header className="print-head">
        <div>
          <PrintShop {...sender} />
          <p>{unbrokenPhone(sender.phone)}</p>
        </div>
        <h2 className="print-number">{words.receipt.title}</h2>
      </header>
      <ul className="print-receipt-items">
        {order.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a parcel never move
          <li key={at} lang={isVietnamese(item.product.name) ? 'vi' : order.language}>
            {item.quantity} × {item.product.name}
            <span className="print-variant">{variantLabel(item)}</span>
          </li>
        ))}
      </ul>
      {exchangeDays > 0 && (
        <section className="print-exchange">
          <QrCode data={url} label={words.receipt.qr} />
          <div>
            <p>
              <strong>{words.receipt.exchange}</strong>
            </p>
            <p>{words.receipt.how.replace('{{days}}', String(exchangeDays))}</p>
            <p>{words.receipt.typed.replace('{{url}}', (publicUrl + paths.giftReceipt()).replace(/^https?:\/\//, ''))}</p>
            <p className="print-code">{code}</p>
          </div>
        </section>
      )}
      <footer className="print-thanks">{words.receipt.thanks}</footer>
    </article>
  )
}
