import { MaybeVietnamese } from '../../../ui/maybe-vietnamese.tsx'
import '../../../address/checkout-texts.ts'
import type { Order, OrderAddress } from '../../../../../contract/orders.ts'
import { unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { formatDay } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OrderState } from './order-state.ts'
import { useCashWords } from './use-cash-words.ts'

/** Where to, how, when, and how it is paid. */
export function ReceiptFacts({ order, state }: { order: Order; state: OrderState }) {
  const { t } = useTranslation('checkout')
  const { shippingAddress, billingAddress, note, gift } = order
  const hasOtherBill = addressText(billingAddress) !== addressText(shippingAddress)
  return (
    <section className="card receipt mt-6 p-6">
      <Fact title={t('success.address')}>
        <Where address={shippingAddress} />
      </Fact>
      <Fact title={t('success.shipping')}>
        {t('checkout.standard')}
        <Arrival order={order} state={state} />
      </Fact>
      <Fact title={t('success.payment')}>
        {t(order.paymentMethod === 'cod' ? 'checkout.cod' : order.paymentMethod === 'momo' ? 'checkout.momo' : 'checkout.bank')}
        <span className="block text-soft">{usePaymentWords(order, state)}</span>
      </Fact>
      {hasOtherBill && (
        <Fact title={t('success.billing')}>
          <Where address={billingAddress} />
        </Fact>
      )}
      {(note || gift) && (
        <Fact title={t('success.note')}>
          {gift && <span className="block">{t('success.gift')}</span>}
          <span className="whitespace-pre-line">{note}</span>
        </Fact>
      )}
    </section>
  )
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div>
      <h2 className="font-sans text-base font-bold">{title}</h2>
      <div className="mt-1">{children}</div>
    </div>
  )
}

function Where({ address }: { address: OrderAddress }) {
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

function Arrival({ order: { deliveryFrom, deliveryTo }, state }: { order: Order; state: OrderState }) {
  const { t } = useTranslation('checkout')
  const language = useLanguage()
  if (!deliveryFrom || !deliveryTo || state === 'expired' || state === 'cancelled' || state === 'refunded') return null
  const from = formatDay(deliveryFrom, language)
  const to = formatDay(deliveryTo, language)
  return <span className="block text-soft">{from === to ? t('checkout.arrivesOn', { from }) : t('checkout.arrives', { from, to })}</span>
}

function usePaymentWords(order: Order, state: OrderState): string {
  const { t } = useTranslation('checkout')
  const cashWords = useCashWords()
  const words = {
    paid: t('success.statusPaid'),
    cash: cashWords(order),
    waiting: t('success.statusUnpaid'),
    expired: t('success.statusExpired'),
    cancelled: '',
    refunded: t('success.statusRefunded'),
  }
  return words[state]
}

function addressText({ street, ward, province }: OrderAddress): string {
  return [street, ward, province].filter(Boolean).join(', ')
}
