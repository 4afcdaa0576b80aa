import type { OrderInvoice } from '../../../contract/orders/invoices.ts'
import { checkoutTexts } from '../address/checkout-texts.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'

/** Whom the invoice names, and its number once it is issued. `isOpen`: it is still to come. */
export function InvoiceLines({ invoice, isOpen }: { invoice: OrderInvoice; isOpen: boolean }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { name, taxCode, address, email, number } = invoice
  return (
    <>
      <span className="block wrap-anywhere">
        <MaybeVietnamese text={name} />
      </span>
      <span className="block">{t('invoice.code', { code: taxCode })}</span>
      <span className="block wrap-anywhere">
        <MaybeVietnamese text={address} />
      </span>
      {email && <span className="block wrap-anywhere text-soft">{t('invoice.sentTo', { email })}</span>}
      {number && <span className="block wrap-anywhere font-semibold">{t('invoice.issued', { number })}</span>}
      {!number && isOpen && <span className="block text-soft">{t('invoice.toIssue')}</span>}
    </>
  )
}
