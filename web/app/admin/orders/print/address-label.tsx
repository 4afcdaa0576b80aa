import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { paths } from '../../../paths.ts'
import { usePublicUrl } from '../../../seo/use-public-url.ts'
import words from '../../locales/vi/order-print.ts'
import { CashLine } from './cash-line.tsx'
import { OrderCodes } from './order-codes.tsx'
import { Recipient } from './recipient.tsx'
import type { SheetProps } from './sheet-props.ts'

/** Longer texts are printed in small letters, to fit one label. */
const longTexts = 360

/**
 * A parcel's label: sender, recipient, order number and the amount to collect. Strangers read it: its code opens the page that
 * asks for the phone, not the order itself.
 */
export function AddressLabel({ order, sender, paper }: SheetProps) {
  const publicUrl = usePublicUrl()
  const { fullName, street, ward, province, note = '' } = order.shippingAddress
  const length = [sender.name, sender.address, fullName, street, ward, province, note].join('').length
  return (
    <article className={`sheet-${paper} print-sheet ${length > longTexts ? 'sheet-dense' : ''}`} lang="vi">
      <section>
        <p className="print-label">{words.from}</p>
        <p>
          <strong>{sender.name}</strong> · {unbrokenPhone(sender.phone)}
        </p>
        <p>{sender.address}</p>
      </section>
      <Recipient address={order.shippingAddress} label={words.to} />
      <CashLine order={order} />
      <h2 className="sr-only">{order.orderNumber}</h2>
      <OrderCodes number={order.orderNumber} url={`${publicUrl}${paths.trackOrder()}#${order.orderNumber}`} hint={null} />
      {order.exchangeId && <p>{words.exchangeFor.replace('{{number}}', order.orderNumber)}</p>}
      {order.shipment?.trackingCode && <p>{order.shipment.trackingCode}</p>}
    </article>
  )
}
