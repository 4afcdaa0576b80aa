import type { Order } from '../../../contract/orders.ts'
import { formatMoment } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { useShop } from '../storefront/use-shop.ts'
import type { OrderAnswer } from './answer-order.ts'
import { ExchangeSize } from './exchange-size.tsx'
import { FollowOrder } from './follow-order.tsx'
import { BuyAgain, CancelOrder } from './order-buttons.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderOutcome } from './order-outcome.tsx'
import { StatusOf } from './order-status.tsx'
import { useOrderTexts } from './order-texts.ts'
import { Parcel } from './parcel.tsx'
import { PayNow } from './pay-now.tsx'
import type { ExchangePart } from './read-exchange.ts'
import { ResendMail } from './resend-mail.tsx'
import { Timeline } from './timeline.tsx'

type OrderViewProps = { order: Order; exchange: ExchangePart | null; token?: string | undefined; answer: OrderAnswer | undefined }

/** One order, whole: how it stands, what to do about it, what is in it. The same for its owner and for whoever has its link. */
export function OrderView({ order, exchange, token, answer }: OrderViewProps) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const { _id, orderNumber, orderDate, status, shipment, email } = order
  const { isMailOn } = useShop()
  return (
    <div className="order-view">
      <FollowOrder orderId={_id} token={token} />
      <div>
        <h1 tabIndex={-1} className="stitched">
          {t('title', { order: orderNumber })}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <StatusOf order={order} />
          <span className="text-soft">{t('placedAt', { when: formatMoment(orderDate, language) })}</span>
        </p>
      </div>
      <OrderOutcome order={order} answer={answer} />
      <PayNow order={order} token={token} />
      <section className="card order-card order-progress" aria-labelledby="timeline-title">
        <div>
          <h2 id="timeline-title" className="text-xl">
            {t('timeline.title')}
          </h2>
          <Timeline order={order} />
        </div>
        {shipment && <Parcel shipment={shipment} />}
      </section>
      <OrderItems order={order} />
      <ExchangeSize part={exchange} answer={answer} />
      <OrderFacts order={order} />
      <div className="order-buttons no-print">
        <BuyAgain look={status === 'cancelled' ? 'primary' : 'secondary'} />
        {email && isMailOn && <ResendMail orderId={_id} token={token} />}
        <CancelOrder order={order} />
      </div>
      <OrderHelp number={orderNumber} />
    </div>
  )
}
