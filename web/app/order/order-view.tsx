import type { Making } from '../../../contract/orders/making.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { useSiteSettings } from '../api/site-settings.ts'
import { formatDateTime } from '../i18n/format-date.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { CareCard } from './care-card.tsx'
import { ExchangeSection } from './exchange-section.tsx'
import { MakingCard } from './making-card.tsx'
import type { OrderActionResult } from './order-action.ts'
import { OrderActionAlert } from './order-action-result.tsx'
import { BuyAgain, CancelOrder, ReceiptLink } from './order-buttons.tsx'
import { OrderDetails } from './order-details.tsx'
import { OrderEdits } from './order-edits.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderStatusOf } from './order-status.tsx'
import { useOrderTexts } from './order-texts.ts'
import { Parcel } from './parcel.tsx'
import { PayNow } from './pay-now.tsx'
import type { ExchangeOptions } from './read-exchange.ts'
import { RefreshOnOrderEvent } from './refresh-on-order-event.tsx'
import { ResendMail } from './resend-mail.tsx'
import { ReturnsSection } from './returns-section.tsx'
import { Timeline } from './timeline.tsx'

type OrderViewProps = {
  order: Order
  making: Making | null
  exchange: ExchangeOptions | null
  token?: string | undefined
  actionResult: OrderActionResult | undefined
}

/** One order with its status, the available actions and its items. The same for its owner and for a visitor with its link. */
export function OrderView({ order, making, exchange, token, actionResult }: OrderViewProps) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const { _id, orderNumber, orderDate, status, shipment, email } = order
  const { isMailOn } = useSiteSettings()
  return (
    <div className="order-view">
      <RefreshOnOrderEvent orderId={_id} token={token} />
      <div>
        <h1 tabIndex={-1} className="stitched">
          {t('title', { order: orderNumber })}
        </h1>
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <OrderStatusOf order={order} />
          <span className="text-soft">{t('placedAt', { when: formatDateTime(orderDate, language) })}</span>
        </p>
      </div>
      <OrderActionAlert order={order} actionResult={actionResult} />
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
      {making && <MakingCard making={making} orderKey={{ orderId: _id, token }} isPickup={order.pickup !== undefined} />}
      <OrderEdits history={order.history} />
      <OrderItems order={order} />
      <ExchangeSection options={exchange} actionResult={actionResult} />
      <ReturnsSection options={exchange} actionResult={actionResult} />
      <OrderDetails order={order} />
      <div className="order-buttons no-print">
        <BuyAgain look={status === 'cancelled' ? 'primary' : 'secondary'} />
        {email && isMailOn && <ResendMail orderId={_id} token={token} />}
        {status !== 'cancelled' && <ReceiptLink orderId={_id} token={token} />}
        <CancelOrder order={order} />
      </div>
      {making && making.care.length > 0 && <CareCard care={making.care} />}
      <OrderHelp number={orderNumber} />
    </div>
  )
}
