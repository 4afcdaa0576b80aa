import { isPickedUp } from '../../../contract/orders/is-picked-up.rule.ts'
import type { Order, OrderAddress } from '../../../contract/orders/orders.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import { GiftLines } from './gift-lines.tsx'
import { InvoiceLines } from './invoice-lines.tsx'
import { useOrderTexts } from './order-texts.ts'
import { PickupLines } from './pickup-lines.tsx'
import { useArrivalText } from './use-arrival-text.ts'
import { usePaymentText } from './use-payment-text.ts'

/** Shipping and billing address, delivery, payment. */
export function OrderDetails({ order }: { order: Order }) {
  const { t } = useOrderTexts()
  const paymentText = usePaymentText()
  const arrivalText = useArrivalText()
  const { shippingAddress, billingAddress, paymentMethod, pickup, note, gift, invoice, status, stockState } = order
  const isSame = addressKey(billingAddress) === addressKey(shippingAddress)
  const isOpen = status !== 'cancelled' && status !== 'delivered' && stockState !== 'released'
  return (
    <section className="card order-card" aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-xl">
        {t('facts.title')}
      </h2>
      <dl className="order-details">
        <Detail name={t(pickup ? 'facts.pickedUpBy' : 'facts.shippingAddress')}>
          <AddressLines address={shippingAddress} />
        </Detail>
        <Detail name={t('facts.billingAddress')}>{isSame ? t('facts.sameAddress') : <AddressLines address={billingAddress} />}</Detail>
        <Detail name={t('facts.payment')}>
          {t(paymentMethod === 'cod' && isPickedUp(order) ? 'checkout:checkout.codPickup' : `checkout:checkout.${paymentMethod}`)}
          <span className="block text-soft">{paymentText(order)}</span>
        </Detail>
        <Detail name={t(pickup ? 'facts.pickup' : 'facts.shipping')}>
          {pickup ? (
            <PickupLines pickup={pickup} readyFrom={isOpen ? order.deliveryFrom : null} />
          ) : (
            <>
              {t('checkout:checkout.standard')}
              {isOpen && <span className="block text-soft">{arrivalText(order)}</span>}
            </>
          )}
        </Detail>
        {gift && (
          <Detail name={t('checkout:gift.title')}>
            <GiftLines gift={gift} />
          </Detail>
        )}
        {invoice && (
          <Detail name={t('checkout:invoice.title')}>
            <InvoiceLines invoice={invoice} isOpen={status !== 'cancelled'} />
          </Detail>
        )}
        {note && (
          <Detail name={t('facts.note')}>
            <span className="whitespace-pre-line">
              <MaybeVietnamese text={note} />
            </span>
          </Detail>
        )}
      </dl>
    </section>
  )
}

function Detail({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function AddressLines({ address }: { address: OrderAddress }) {
  const { fullName, phone, street, ward, province, note } = address
  return (
    <>
      <span className="block">
        <MaybeVietnamese text={[fullName, phone && unbrokenPhone(phone)].filter(Boolean).join('\u00a0· ')} />
      </span>
      <span className="block">
        <MaybeVietnamese text={[street, ward, province].filter(Boolean).join(', ')} />
      </span>
      {note && (
        <span className="block text-soft">
          <MaybeVietnamese text={note} />
        </span>
      )}
    </>
  )
}

function addressKey({ fullName, phone, street, ward, province }: OrderAddress): string {
  return [fullName, phone, street, ward, province].join('\n')
}
