import type { OrderAddress } from '../../../../../contract/orders.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'

/** Whom a parcel goes to, to be read at arm's length. */
export function Recipient({ address, label }: { address: OrderAddress; label: string }) {
  return (
    <section className="print-recipient">
      <p className="print-label">{label}</p>
      <p className="print-name">
        {address.fullName} · <span className="whitespace-nowrap">{formatPhone(address.phone)}</span>
      </p>
      <p>{address.street}</p>
      <p>
        {address.ward}, {address.province}
      </p>
      {address.note && <p className="print-note">{address.note}</p>}
    </section>
  )
}
