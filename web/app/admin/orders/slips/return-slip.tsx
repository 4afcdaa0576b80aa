import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatPhone, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { Barcode } from '../../components/barcode/barcode.tsx'
import words from '../../locales/vi/cases.ts'
import type { Sender } from '../print/sheets.ts'
import type { Slip } from './slips-of.rule.ts'

/** For the parcel in which goods come back: the shop's address, and the number of the case as a barcode. In Vietnamese, for carriers. */
export function ReturnSlip({ slip, order, shop }: { slip: Slip; order: AdminOrder; shop: Sender }) {
  const { fullName, phone, province } = order.shippingAddress
  return (
    <article className="sheet-label print-sheet" lang="vi" aria-label={slip.code}>
      <h2 className="print-number">{words.slip[slip.kind === 'exchange' ? 'exchange' : 'title']}</h2>
      <section className="print-recipient">
        <p className="print-label">{words.slip.to}</p>
        <p className="print-name">
          {shop.name} · {unbrokenPhone(shop.phone)}
        </p>
        <p>{shop.address}</p>
      </section>
      <section>
        <p className="print-label">{words.slip.from}</p>
        <p>{[fullName, formatPhone(phone), province].filter(Boolean).join(' · ')}</p>
      </section>
      <ul>
        {slip.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <div className="slip-barcode">
        <Barcode text={slip.code} label={slip.code} />
      </div>
      <p className="slip-code">{slip.code}</p>
    </article>
  )
}
