import '../order.css'
import '../add/add.css'
import Printer from 'lucide-react/icons/printer'
import { OrderPayments } from '../../../../../contract/admin/order-payments.ts'
import { ShipmentPage } from '../../../../../contract/admin/shipments.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { ExchangePage } from '../../../../../contract/orders/exchanges.ts'
import { StaffMakingResponse } from '../../../../../contract/orders/making.ts'
import { OrderMessagesResponse } from '../../../../../contract/orders/order-texts.ts'
import { AdminReturns } from '../../../../../contract/orders/returns.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { DetailLayout } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { liveOrder } from '../../live/live-page.ts'
import { useMarkOrderSeen } from '../../live/new-orders.ts'
import { ExchangeBadge, OrderBadge, PaymentBadge, ReservationBadge } from '../badges.tsx'
import { GiftBadge } from '../gift-badge.tsx'
import { InvoiceBadge } from '../invoice-badge.tsx'
import { MessagesCard } from '../messages/messages-card.tsx'
import { SewingBadge } from '../sewing-badge.tsx'
import type { Route } from './+types/page'
import { AddressCard } from './address-card.tsx'
import { AdminOrderResponse } from './admin-order-response.ts'
import { ConfirmationCard } from './confirmation-card.tsx'
import { CustomerCard } from './customer-card.tsx'
import { ExchangesCard } from './exchanges/exchanges-card.tsx'
import { GiftDetailsCard } from './gift-card.tsx'
import { HistoryCard } from './history-card.tsx'
import { InvoiceCard } from './invoice-card.tsx'
import { ItemsCard } from './items-card.tsx'
import { MakingCard } from './making-card.tsx'
import { NotesCard } from './notes-card.tsx'
import { PaymentCard } from './payment-card.tsx'
import { RemoveOrder } from './remove-order.tsx'
import { ReturnsCard } from './returns-card.tsx'
import { ShipmentCard } from './shipment-card.tsx'
import { StepsCard } from './steps-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { id } = args.params
  const [order, making, money, parcels, exchanges, returns, settings, messages] = await Promise.all([
    api.get(`/api/orders/${encodeURIComponent(id)}`, AdminOrderResponse),
    api.get(`/api/orders/${encodeURIComponent(id)}/making/staff`, StaffMakingResponse),
    api.get(`/api/orders/${encodeURIComponent(id)}/payments`, OrderPayments),
    api.get(withQuery('/api/shipments', { order: id, limit: 50 }), ShipmentPage),
    api.get(withQuery('/api/exchanges', { order: id, limit: 50 }), ExchangePage),
    api.get(withQuery('/api/returns', { order: id }), AdminReturns),
    api.get('/api/settings', SettingsResponse),
    api.get(`/api/orders/${encodeURIComponent(id)}/texts`, OrderMessagesResponse),
  ])
  const { exchangeDays, isMailOn } = settings.data.settings
  return {
    ...{ order: order.data.order, making: making.data, money: money.data, parcels: parcels.data, exchanges: exchanges.data },
    ...{ returns: returns.data, messages: messages.data, exchangeDays, isMailOn },
  }
}

export const handle = liveOrder

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { order, making, money, parcels, exchanges, returns, messages, exchangeDays, isMailOn } = loaderData
  const { t } = useTranslation('orders')
  const language = useLanguage()
  useMarkOrderSeen(order._id)
  const own = parcels.filter(({ exchangeId }) => exchangeId === null)
  return (
    <AdminPage
      title={t('number', { number: order.orderNumber })}
      back={{ label: t('title'), to: adminPaths.orders() }}
      actions={
        <ButtonLink to={adminPaths.printOrders([order._id])} look="secondary">
          <Printer aria-hidden size={18} />
          {t('actions.print')}
        </ButtonLink>
      }
    >
      <div className="order-details">
        <OrderBadge {...order} />
        <ExchangeBadge {...order} />
        <PaymentBadge {...order} />
        <ReservationBadge {...order} />
        <SewingBadge order={order} />
        <GiftBadge {...order} />
        <InvoiceBadge {...order} />
        <span className="inline-flex items-center gap-1">
          <time dateTime={order.orderDate} className="text-soft">
            {formatDateTime(order.orderDate, language)}
          </time>
          <CopyButton text={order.orderNumber} label={t('customer.copyNumber')} />
        </span>
      </div>
      <StepsCard order={order} money={money} parcels={own} returns={returns} />
      {order.toConfirm && <ConfirmationCard key={order._id} order={order} message={money.confirmation} />}
      <DetailLayout
        side={
          <>
            <CustomerCard order={order} />
            <GiftDetailsCard order={order} />
            <AddressCard key={JSON.stringify(order.shippingAddress)} order={order} parcels={own} />
            <InvoiceCard key={order.invoice?.number} order={order} />
            <PaymentCard order={order} money={money} />
            <NotesCard key={order._id} order={order} />
            <RemoveOrder order={order} money={money} />
          </>
        }
      >
        <ItemsCard order={order} />
        <MessagesCard key={order._id} orderId={order._id} data={messages} isMailOn={isMailOn} />
        <MakingCard order={order} making={making} />
        <ShipmentCard order={order} parcels={own} />
        <ReturnsCard returns={returns} exchanges={exchanges} order={order} />
        <ExchangesCard exchanges={exchanges} returns={returns} exchangeDays={exchangeDays} order={order} parcels={parcels} />
        <HistoryCard order={order} />
      </DetailLayout>
    </AdminPage>
  )
}
