import type { OrderAddress } from '../../../../../contract/orders/orders.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'

/** The recipient, legible at arm's length. */
export function Recipient({ address, label }: { address: OrderAddress; label: string }) {
  return (
    <section className="print-recipient">
      <p className="print-label">{label}</p>
      {/* A phone number that does not fit beside a long name moves to a line of its own, without a separator. */}
      <p className="print-name flex flex-wrap gap-x-4">
        <span>{address.fullName}</span> <span className="whitespace-nowrap">{formatPhone(address.phone)}</span>
      </p>
      {address.street && <p>{address.street}</p>}
      <p>{[address.ward, address.province].filter(Boolean).join(', ')}</p>
      {address.note && <p className="print-note">{address.note}</p>}
    </section>
  )
}
