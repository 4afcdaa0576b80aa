import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import words from '../../locales/vi/order-print.ts'
import { CashLine } from './cash-line.tsx'
import type { PrintedParcel } from './parcels-to-print.rule.ts'
import { Recipient } from './recipient.tsx'
import type { Sender } from './sheets.ts'

/** Longer texts are printed in small letters, to fit one label. */
const longTexts = 360

/** A parcel's label: sender, recipient, order number and the amount to collect. */
export function AddressLabel({ order, sender }: { order: PrintedParcel; sender: Sender }) {
  const { fullName, street, ward, province, note = '' } = order.shippingAddress
  const length = [sender.name, sender.address, fullName, street, ward, province, note].join('').length
  return (
    <article className={`sheet-label print-sheet ${length > longTexts ? 'sheet-dense' : ''}`} lang="vi">
      <section>
        <p className="print-label">{words.from}</p>
        <p>
          <strong>{sender.name}</strong> · {unbrokenPhone(sender.phone)}
        </p>
        <p>{sender.address}</p>
      </section>
      <Recipient address={order.shippingAddress} label={words.to} />
      <CashLine order={order} />
      <h2 className="print-number">{order.orderNumber}</h2>
      {order.exchangeId && <p>{words.exchangeFor.replace('{{number}}', order.orderNumber)}</p>}
      {order.shipment?.trackingCode && <p>{order.shipment.trackingCode}</p>}
    </article>
  )
}
