import './order-list.css'
import './order-tabs.css'
import FilePen from 'lucide-react/icons/file-pen'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Plus from 'lucide-react/icons/plus'
import Repeat2 from 'lucide-react/icons/repeat-2'
import { useSearchParams } from 'react-router'
import { type AdminOrder, AdminOrderPage } from '../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { isPickedUp } from '../../../../contract/orders/is-picked-up.rule.ts'
import { unbrokenPhone } from '../../../../contract/phone-number.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { ExportLink } from '../components/table/export-link.tsx'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useSelection } from '../components/table/use-selection.ts'
import { liveOn, orderKinds } from '../live/live-page.ts'
import { NewOrderBadge, NewOrdersNote } from '../live/new-orders-note.tsx'
import type { Route } from './+types/page'
import { ExchangeBadge, OrderBadge, ParcelBadge, PaymentBadge, ReservationBadge } from './badges.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { DayField } from './day-field.tsx'
import { GiftBadge, GiverLine } from './gift-badge.tsx'
import { InvoiceBadge } from './invoice-badge.tsx'
import { countedTabs, parseTab, tabs } from './list-tabs.ts'
import { nextSteps } from './next-steps.rule.ts'
import { countPieces, OrderPhoto } from './order-photo.tsx'
import { OrderTabs } from './order-tabs.tsx'
import { useOrderStep } from './use-order-step.tsx'
import { useIsAdmin } from './use-role.ts'
import { namesForStaff } from './variant-label.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const tab = parseTab(args.url.searchParams.get('tab'))
  const { payment, ...params } = pickParams(args.url, ['page', 'query', 'from', 'to', 'payment'])
  const question = { ...tabs[tab], ...params, ...(payment ? { payment } : {}) }
  const [list, ...counts] = await Promise.all([
    api.get(withQuery('/api/orders', question), AdminOrderPage),
    ...countedTabs.map((name) => api.get(withQuery('/api/orders', { ...tabs[name], limit: 1 }), AdminOrderPage)),
  ])
  const waiting = Object.fromEntries(countedTabs.map((name, index) => [name, counts[index]?.data.total ?? 0]))
  return { ...list.data, tab, waiting, page: Number(params.page ?? 1) }
}

export const handle = liveOn(...orderKinds)

export default function OrdersPage({ loaderData: { orders, total, totalPage, page, tab, waiting } }: Route.ComponentProps) {
  const { t } = useTranslation(['orders', 'admin', 'tracking'])
  const [search] = useSearchParams()
  const selection = useSelection()
  const columns = useColumns()
  const isAdmin = useIsAdmin()
  const hasFilters = ['query', 'from', 'to', 'payment'].some((name) => search.has(name)) || tab !== 'all'
  return (
    <AdminPage
      title={t('title')}
      actions={
        <>
          {isAdmin && (
            <ExportLink
              className="max-sm:hidden"
              isPersonal
              path="/api/orders/export.csv"
              narrowing={['query', 'from', 'to', 'payment']}
              more={tabs[tab]}
            />
          )}
          <ButtonLink to={adminPaths.cases()} look="secondary" className="max-sm:hidden">
            <Repeat2 aria-hidden size={18} />
            {t('casesButton')}
          </ButtonLink>
          <ButtonLink to={adminPaths.drafts()} look="secondary" className="max-sm:hidden">
            <FilePen aria-hidden size={18} />
            {t('drafts.title')}
          </ButtonLink>
          <ButtonLink to={adminPaths.board()} look="secondary">
            <LayoutGrid aria-hidden size={18} />
            {t('board')}
          </ButtonLink>
          <ButtonLink to={adminPaths.addOrder()}>
            <Plus aria-hidden size={18} />
            {t('add')}
          </ButtonLink>
        </>
      }
    >
      <NewOrdersNote />
      <OrderTabs tab={tab} waiting={waiting} />
      <FilterBar placeholder={t('list.search')}>
        {tab !== 'all' && <input type="hidden" name="tab" value={tab} />}
        <DayField name="from" label={t('list.from')} />
        <DayField name="to" label={t('list.to')} />
        <FilterSelect
          name="payment"
          label={t('list.payment')}
          options={(['unpaid', 'paid', 'expired', 'refunded'] as const).map((value) => ({ value, label: t(`payment.${value}`) }))}
        />
      </FilterBar>
      <DataTable
        caption={t('title')}
        rows={orders}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ orderNumber }) => orderNumber}
        selection={selection}
        hasFilters={hasFilters}
        empty={{
          title: t('list.empty'),
          text: t('list.emptyText'),
          action: <ButtonLink to={adminPaths.addOrder()}>{t('add')}</ButtonLink>,
        }}
      />
      <BulkActions orders={orders} selection={selection} />
      <Pager page={page} totalPage={totalPage} total={total} />
      <Link to={adminPaths.trackingCodes()} className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4">
        {t('tracking:link')}
      </Link>
    </AdminPage>
  )
}

/** Confirms that the buyer was called. */
function ConfirmButton({ order }: { order: AdminOrder }) {
  const { t } = useTranslation('orders')
  const { take, isBusy, failure } = useOrderStep()
  const step = nextSteps(order).find(({ key }) => key === 'called')
  if (!step) return null
  return (
    <span>
      <button
        type="button"
        className="small-button"
        disabled={isBusy}
        aria-label={`${t('step.called')}, ${order.orderNumber}`}
        onClick={() => void take(order, step)}
      >
        {t('step.called')}
      </button>
      <FailureBanner failure={failure} />
    </span>
  )
}

function useColumns(): Column<AdminOrder>[] {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return [
    { key: 'photo', title: '', phone: 'photo', cell: ({ items }) => <OrderPhoto items={items} /> },
    {
      key: 'number',
      title: t('list.columns.number'),
      noWrap: true,
      phone: 'facts',
      cell: (order) => (
        <>
          <Link to={adminPaths.order(order._id)} className="row-link">
            {order.orderNumber}
          </Link>{' '}
          <NewOrderBadge orderId={order._id} />
          <span className="only-phone">· {order.items[0] && namesForStaff(order.items[0]).name}</span>
        </>
      ),
    },
    { key: 'date', title: t('list.columns.date'), noWrap: true, cell: ({ orderDate }) => formatDateTime(orderDate, language) },
    {
      key: 'customer',
      title: t('list.columns.customer'),
      phone: 'main',
      cell: ({ shippingAddress: { fullName, phone, province }, gift, ...order }) => (
        <span className="wrap-anywhere">
          <span className="orders-name">{fullName}</span>
          <span className="only-phone"> · {isPickedUp(order) ? t('address.pickupShort') : province.replace(/^(Tỉnh|Thành phố) /, '')}</span>
          <span className="only-wide block text-sm text-soft">{unbrokenPhone(phone)}</span>
          <GiverLine gift={gift} />
        </span>
      ),
    },
    {
      key: 'items',
      title: t('list.columns.items'),
      isNumber: true,
      cell: ({ items }) => countPieces(items),
    },
    { key: 'total', title: t('list.columns.total'), isNumber: true, phone: 'side', cell: ({ finalAmount }) => formatAmount(finalAmount) },
    { key: 'payment', title: t('list.columns.payment'), cell: (order) => <PaymentBadge {...order} /> },
    {
      key: 'status',
      title: t('list.columns.status'),
      phone: 'badges',
      cell: (order) => (
        <span className="row-badges flex flex-wrap gap-1">
          {/* A phone shows the last badge alone. */}
          <span className="order-1 flex flex-wrap gap-1 empty:hidden">
            <GiftBadge {...order} />
            <InvoiceBadge {...order} />
          </span>
          <OrderBadge {...order} />
          <ReservationBadge {...order} />
          <ExchangeBadge {...order} />
          {order.toConfirm && <ConfirmButton order={order} />}
        </span>
      ),
    },
    {
      key: 'parcel',
      title: t('list.columns.parcel'),
      cell: ({ shipment }) => shipment && <ParcelBadge status={shipment.status} />,
    },
  ]
}
