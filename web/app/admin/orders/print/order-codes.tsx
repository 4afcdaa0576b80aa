import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import { Barcode } from '../../components/barcode/barcode.tsx'
import words from '../../locales/vi/order-print.ts'

/** The number of an order as a barcode for the shop's scanner, and a QR code for the phone of its customer. */
export function OrderCodes({ number, url, hint }: { number: string; url: string | null; hint: string | null }) {
  return (
    <div className="print-codes">
      <figure className="print-barcode">
        <Barcode text={number} label={words.barcode.replace('{{number}}', number)} />
        <figcaption>{number}</figcaption>
      </figure>
      {url && <QrCode data={url} label={words.qr} />}
      {url && hint && <p>{hint}</p>}
    </div>
  )
}
