import Smartphone from 'lucide-react/icons/smartphone'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentState } from '../../../../../contract/payments.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { QrCode } from './qr-code.tsx'

/** On a computer the QR code comes first, on a phone the link into the wallet. */
export function ScanToPay({ state }: { state: PaymentState }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { paymentUrl, deeplink, qrCodeUrl, finalAmount, orderNumber } = state
  const wallet = deeplink ?? paymentUrl
  const code = qrCodeUrl ?? paymentUrl
  return (
    <div className="grid w-full justify-items-center gap-5 md:justify-items-start">
      <p className="text-soft md:hidden">{t('payment.phoneText')}</p>
      <p className="text-soft max-md:hidden">{t('payment.waitingText')}</p>
      {wallet && (
        <a className="button button-primary w-full md:hidden" href={wallet} rel="noreferrer">
          <span className="button-label">
            <Smartphone aria-hidden size={20} /> {t('payment.openWallet')}
          </span>
        </a>
      )}
      {code && <QrCode data={code} label={t('payment.qr', { amount: formatAmount(finalAmount), order: orderNumber })} />}
      {paymentUrl && (
        <a className="button button-secondary" href={paymentUrl} rel="noreferrer">
          <span className="button-label">{t('payment.openPage')}</span>
        </a>
      )}
    </div>
  )
}
