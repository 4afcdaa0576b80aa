import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { formatPhone, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import words from '../../locales/vi/cases.ts'
import type { Sender } from '../print/sheets.ts'
import { code128 } from './code-128.rule.ts'
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
        <p>
          {fullName} · {formatPhone(phone)} · {province}
        </p>
      </section>
      <ul>
        {slip.lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Barcode text={slip.code} />
      <p className="slip-code">{slip.code}</p>
    </article>
  )
}

function Barcode({ text }: { text: string }) {
  const { bars, width } = code128(text)
  return (
    <svg
      className="slip-barcode"
      viewBox={`0 0 ${width} 40`}
      preserveAspectRatio="none"
      role="img"
      aria-label={text}
      shapeRendering="crispEdges"
    >
      {bars.map(([start, size]) => (
        <rect key={start} x={start} y={0} width={size} height={40} />
      ))}
    </svg>
  )
}
