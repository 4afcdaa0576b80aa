import { QrCode } from '../../../storefront/checkout/payment/qr-code.tsx'
import words from '../../locales/vi/order-print.ts'
import { Barcode } from './barcode.tsx'

/** The number of an order as a barcode for the shop's scanner, and a QR code for the phone of its customer. */
export function OrderCodes({ number, url, hint }: { number: string; url: string | null; hint: string | null }) {
  return (
    <div className="print-codes">
      <Barcode text={number} label={words.barcode.replace('{{number}}', number)} />
      {url && <QrCode data={url} label={words.qr} />}
      {url && hint && <p>{hint}</p>}
    </div>
  )
}
