import { formatAmount } from '../../../../../contract/money.ts'
import type { Transfer } from '../../../../../contract/payments.ts'
import { CopyText } from './copy-text.tsx'
import { usePaymentTexts } from './payment-texts.ts'
import { QrCode } from './qr-code.tsx'
import { SaveQr } from './save-qr.tsx'

/** The transfer data: as a QR code for the bank's app, and as text to copy on the same phone. */
export function TransferDetails({ transfer, orderNumber }: { transfer: Transfer; orderNumber: string }) {
  const { t } = usePaymentTexts()
  const { bankName, accountNumber, accountName, amount, reference, qr } = transfer
  return (
    <div className="grid w-full grid-cols-1 gap-5">
      <p className="text-soft md:hidden">{t('transfer.phoneText')}</p>
      <p className="text-soft max-md:hidden">{t('transfer.text')}</p>
      {qr && (
        <div className="grid grid-cols-1 justify-items-center gap-3 md:justify-items-start">
          <QrCode data={qr} label={t('transfer.qr', { amount: formatAmount(amount), order: orderNumber })} />
          <SaveQr data={qr} name={reference} />
        </div>
      )}
      <dl className="card transfer">
        {bankName && <Row name={t('transfer.bank')} text={bankName} />}
        <Row name={t('transfer.account')} text={accountNumber} copied={accountNumber} />
        <Row name={t('transfer.owner')} text={accountName} />
        <Row name={t('transfer.amount')} text={formatAmount(amount)} copied={String(amount)} />
        <Row name={t('transfer.reference')} text={reference} copied={reference} />
      </dl>
      <p className="text-sm text-soft">{t('transfer.keepCode')}</p>
    </div>
  )
}

function Row({ name, text, copied }: { name: string; text: string; copied?: string }) {
  return (
    <div className="transfer-row">
      <dt className="text-sm text-soft">{name}</dt>
      <dd>
        <span className="min-w-0 font-bold break-words">{text}</span>
        {copied && <CopyText text={copied} what={name} />}
      </dd>
    </div>
  )
}
