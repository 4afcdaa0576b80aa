import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import '../address/checkout-texts.ts'
import type { Order, OrderAddress } from '../../../contract/orders.ts'
import { unbrokenPhone } from '../../../contract/phone-number.ts'
import { useOrderTexts } from './order-texts.ts'
import { useArrivalWords } from './use-arrival-words.ts'
import { usePaymentWords } from './use-payment-words.ts'

/** Both addresses, how it travels, how it is paid. */
export function OrderFacts({ order }: { order: Order }) {
  const { t } = useOrderTexts()
  const paymentWords = usePaymentWords()
  const arrival = useArrivalWords()
  const { shippingAddress, billingAddress, paymentMethod, note, gift, status, stockState } = order
  const isSame = whole(billingAddress) === whole(shippingAddress)
  const isUnderWay = status !== 'cancelled' && status !== 'delivered' && stockState !== 'released'
  return (
    <section className="card order-card" aria-labelledby="facts-title">
      <h2 id="facts-title" className="text-xl">
        {t('facts.title')}
      </h2>
      <dl className="order-facts">
        <Fact name={t('facts.shippingAddress')}>
          <Where address={shippingAddress} />
        </Fact>
        <Fact name={t('facts.billingAddress')}>{isSame ? t('facts.sameAddress') : <Where address={billingAddress} />}</Fact>
        <Fact name={t('facts.payment')}>
          {t(`checkout:checkout.${paymentMethod}`)}
          <span className="block text-soft">{paymentWords(order)}</span>
        </Fact>
        <Fact name={t('facts.shipping')}>
          {t('checkout:checkout.standard')}
          {isUnderWay && <span className="block text-soft">{arrival(order)}</span>}
        </Fact>
        {(note || gift) && (
          <Fact name={t('facts.note')}>
            {gift && <span className="block">{t('checkout:success.gift')}</span>}
            {note && (
              <span className="whitespace-pre-line">
                <MaybeVietnamese text={note} />
              </span>
            )}
          </Fact>
        )}
      </dl>
    </section>
  )
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="font-bold">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Where({ address }: { address: OrderAddress }) {
  const { fullName, phone, street, ward, province, note } = address
  return (
    <>
      <span className="block">
        <MaybeVietnamese text={[fullName, phone && unbrokenPhone(phone)].filter(Boolean).join(' · ')} />
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

function whole({ fullName, phone, street, ward, province }: OrderAddress): string {
  return [fullName, phone, street, ward, province].join('\n')
}
