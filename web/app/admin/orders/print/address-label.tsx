import type { AdminOrder } from '../../../../../contract/orders.admin.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import words from '../../locales/vi/order-print.ts'
import { CollectLine } from './collect-line.tsx'
import { Recipient } from './recipient.tsx'
import type { Sender } from './sheets.ts'

/** Stuck on a parcel: from, to, the number, and what is collected. */
export function AddressLabel({ order, sender }: { order: AdminOrder; sender: Sender }) {
  return (
    <article className="sheet-a6 print-sheet" lang="vi">
      <section>
        <p className="print-label">{words.from}</p>
        <p>
          <strong>{sender.name}</strong> · {unbrokenPhone(sender.phone)}
        </p>
        <p>{sender.address}</p>
      </section>
      <Recipient address={order.shippingAddress} label={words.to} />
      <CollectLine order={order} />
      <h2 className="print-number">{order.orderNumber}</h2>
      {order.shipment?.trackingCode && <p>{order.shipment.trackingCode}</p>}
    </article>
  )
}
