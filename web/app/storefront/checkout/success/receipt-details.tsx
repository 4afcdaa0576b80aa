import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import type { Order, OrderAddress } from '../../../../../contract/orders/orders.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { GiftLines } from '../../../order/gift-lines.tsx'
import { InvoiceLines } from '../../../order/invoice-lines.tsx'
import type { DisplayedPaymentState } from '../../../order/payment-state.rule.ts'
import { PickupLines } from '../../../order/pickup-lines.tsx'
import { useCashText } from '../../../order/use-cash-text.ts'
import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'

/** Address, delivery, dates and payment. */
export function ReceiptDetails({ order, state }: { order: Order; state: DisplayedPaymentState }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const { shippingAddress, billingAddress, note, gift, invoice } = order
  const hasOtherBill = addressText(billingAddress) !== addressText(shippingAddress)
  return (
    <section className="card receipt mt-6 p-6">
      <Detail title={t(order.pickup ? 'success.pickedUpBy' : 'success.address')}>
        <AddressLines address={shippingAddress} />
      </Detail>
      <Detail title={t(order.pickup ? 'success.pickup' : 'success.shipping')}>
        {order.pickup ? (
          <PickupLines pickup={order.pickup} readyFrom={state === 'cancelled' || state === 'refunded' ? null : order.deliveryFrom} />
        ) : (
          <>
            {t('checkout.standard')}
            <Arrival order={order} state={state} />
          </>
        )}
      </Detail>
      <Detail title={t('success.payment')}>
        {t(order.paymentMethod === 'cod' && isPickedUp(order) ? 'checkout.codPickup' : `checkout.${order.paymentMethod}`)}
        <span className="block text-soft">{useReceiptPaymentText(order, state)}</span>
      </Detail>
      {hasOtherBill && (
        <Detail title={t('success.billing')}>
          <AddressLines address={billingAddress} />
        </Detail>
      )}
      {gift && (
        <Detail title={t('gift.title')}>
          <GiftLines gift={gift} />
        </Detail>
      )}
      {invoice && (
        <Detail title={t('invoice.title')}>
          <InvoiceLines invoice={invoice} isOpen={state !== 'cancelled' && state !== 'refunded'} />
        </Detail>
      )}
      {note && (
        <Detail title={t('success.note')}>
          <span className="whitespace-pre-line">{note}</span>
        </Detail>
      )}
    </section>
  )
}

function Detail({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-base font-bold">{title}</h2>
      <div className="mt-1">{children}</div>
    </div>
  )
}

function AddressLines({ address }: { address: OrderAddress }) {
  return (
    <address className="not-italic">
      <MaybeVietnamese text={address.fullName} /> · {unbrokenPhone(address.phone)}
      <br />
      <MaybeVietnamese text={addressText(address)} />
      {address.note && (
        <span className="block text-soft">
          <MaybeVietnamese text={address.note} />
        </span>
      )}
    </address>
  )
}

function Arrival({ order: { deliveryFrom, deliveryTo }, state }: { order: Order; state: DisplayedPaymentState }) {
  const { t } = useTranslation('checkout', checkoutTexts)
  const language = useLanguage()
  if (!deliveryFrom || !deliveryTo || state === 'expired' || state === 'cancelled' || state === 'refunded') return null
  const from = formatDay(deliveryFrom, language)
  const to = formatDay(deliveryTo, language)
  return <span className="block text-soft">{from === to ? t('checkout.arrivesOn', { from }) : t('checkout.arrives', { from, to })}</span>
}

function useReceiptPaymentText(order: Order, state: DisplayedPaymentState): string {
  const { t } = useTranslation('checkout', checkoutTexts)
  const cashText = useCashText()
  const texts = {
    paid: t('success.statusPaid'),
    cash: cashText(order),
    waiting: t('success.statusUnpaid'),
    expired: t('success.statusExpired'),
    cancelled: '',
    refunded: t('success.statusRefunded'),
  }
  return texts[state]
}

function addressText({ street, ward, province }: OrderAddress): string {
  return [street, ward, province].filter(Boolean).join(', ')
}
