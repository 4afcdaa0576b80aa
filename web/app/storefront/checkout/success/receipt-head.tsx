import type { Order } from '../../../../../contract/orders/orders.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useSiteSettings } from '../../../api/site-settings.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'

/** The head of the receipt on paper: what it is, and who sells. On screen the page and its footer say both. */
export function ReceiptHead({ order: { orderNumber, orderDate } }: { order: Order }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  return (
    <header className="receipt-head">
      <SellerLines />
      <div>
        <p className="receipt-title">{t('success.receipt')}</p>
        <p>{orderNumber}</p>
        <p>{formatDateTime(orderDate, language)}</p>
      </div>
    </header>
  )
}

/** Whatever of the seller the shop has set. */
function SellerLines() {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { brand, owner } = useSiteSettings()
  const phone = owner.phone || brand.phone
  const email = owner.email || brand.email
  return (
    <div>
      {brand.logo && (
        <img className="receipt-logo" fetchPriority="low" src={brand.logo.url} alt="" width={brand.logo.width} height={brand.logo.height} />
      )}
      <p className="receipt-shop">{brand.name}</p>
      {owner.name && owner.name !== brand.name && (
        <p>
          <MaybeVietnamese text={owner.name} />
        </p>
      )}
      {owner.address && (
        <p>
          <MaybeVietnamese text={owner.address} />
        </p>
      )}
      {owner.taxCode && <p>{t('invoice.code', { code: owner.taxCode })}</p>}
      {(phone || email) && <p>{[phone && unbrokenPhone(phone), email].filter(Boolean).join(' · ')}</p>}
    </div>
  )
}
