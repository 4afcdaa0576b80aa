import '../order-tabs.css'
import './print.css'
import Printer from 'lucide-react/icons/printer'
import { useSearchParams } from 'react-router'
import { AdminOrderPage } from '../../../../../contract/admin/orders.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { wishesOf } from '../../../../../contract/gift-wishes.ts'
import { publicApi } from '../../../api/api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { useScrollToCurrent } from '../../../ui/hooks/use-scroll-to-current.ts'
import { Link } from '../../../ui/link.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import type { Route } from './+types/page'
import { AddressLabel } from './address-label.tsx'
import { GiftReceiptSheet } from './gift-receipt-sheet.tsx'
import { PackingSlip } from './packing-slip.tsx'
import { type PrintedParcel, parcelsToPrint } from './parcels-to-print.rule.ts'
import { PickList } from './pick-list.tsx'
import { PrintedGiftCard } from './printed-gift-card.tsx'
import { parseSheet, type Sender, type Sheet, sheets } from './sheets.ts'

const maxOrders = 50

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const requestedIds = (searchParams.get('ids') ?? '').split(',').filter(Boolean)
  const ids = requestedIds.slice(0, maxOrders)
  const [list, settings] = await Promise.all([
    adminApi(args).get(withQuery('/api/orders', { ids: ids.length > 0 ? ids : 'none', limit: maxOrders }), AdminOrderPage),
    publicApi(args.context).get('/api/settings', SettingsResponse),
  ])
  const { brand, owner, exchangeDays } = settings.data.settings
  const sender: Sender = { name: brand.name, phone: brand.phone, address: owner.address }
  const what = parseSheet(searchParams.get('what'))
  return { orders: list.data.orders.flatMap(parcelsToPrint), sender, what, ids: requestedIds, exchangeDays }
}

export default function PrintPage({ loaderData: { orders, sender, what, ids, exchangeDays } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const [search, setSearch] = useSearchParams()
  const isPriceless = search.get('prices') === '0'
  const strip = useScrollToCurrent(what)
  const printed = orders.filter((order) => hasSheet(order, what))
  if (orders.length === 0) {
    return (
      <AdminPage title={t('print.title')} back={{ label: t('title'), to: adminPaths.orders() }}>
        <EmptyState art="chicken" title={t('print.none')} text={t('print.noneText')}>
          <ButtonLink to={adminPaths.orders({ tab: 'ship' })}>{t('title')}</ButtonLink>
        </EmptyState>
      </AdminPage>
    )
  }

  function setPriceless(isOn: boolean): void {
    const next = new URLSearchParams(search)
    if (isOn) next.set('prices', '0')
    else next.delete('prices')
    setSearch(next, { replace: true, preventScrollReset: true })
  }

  return (
    <AdminPage
      title={t('print.title')}
      back={{ label: t('title'), to: adminPaths.orders() }}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden size={18} />
          {t('print.button')}
        </Button>
      }
    >
      <div className="no-print">
        <nav ref={strip} aria-label={t('print.what')} className="order-tabs">
          {sheets.map((sheet) => (
            <Link
              key={sheet}
              to={printPath(ids, sheet, isPriceless)}
              replace
              aria-current={sheet === what ? 'page' : undefined}
              preventScrollReset
            >
              {t(`print.kinds.${sheet}`)}
            </Link>
          ))}
        </nav>
        {what.startsWith('slip') && (
          <Checkbox label={t('print.noPrices')} checked={isPriceless} onChange={(event) => setPriceless(event.currentTarget.checked)} />
        )}
        <Rest ids={ids.slice(maxOrders)} {...{ what, isPriceless }} />
        <p className="mb-4 text-sm text-soft">{t('print.hint', { paper: papers[what] })}</p>
      </div>
      <div className="print-sheets">
        {what === 'pick' && <PickList orders={orders} />}
        {what !== 'pick' && printed.length === 0 && <p>{t(`print.noGifts.${what === 'card' ? 'card' : 'receipt'}`)}</p>}
        {what !== 'pick' &&
          printed.map((order) => <OneSheet key={order.exchangeId ?? order._id} {...{ order, sender, what, isPriceless, exchangeDays }} />)}
      </div>
    </AdminPage>
  )
}

/** Warns that the selection exceeds the maximum per print, and links to the rest. */
function Rest({ ids, what, isPriceless }: { ids: readonly string[]; what: Sheet; isPriceless: boolean }) {
  const { t } = useTranslation('orders')
  if (ids.length === 0) return null
  return (
    <Alert tone="warning" title={t('print.rest', { most: maxOrders, count: ids.length })} className="mb-4">
      <Link to={printPath(ids, what, isPriceless)}>{t('print.toRest')}</Link>
    </Alert>
  )
}

function printPath(ids: readonly string[], what: Sheet, isPriceless: boolean): string {
  return adminPaths.printOrders(ids, what) + (isPriceless ? '&prices=0' : '')
}

const papers: Record<Sheet, string> = {
  'slip-a5': 'A5',
  'slip-a6': 'A6',
  pick: 'A4',
  label: '75 × 100 mm',
  card: '148 × 105 mm',
  receipt: 'A6',
}

/** Cards and receipts are for gifts, and not for the replacement of an exchange. */
function hasSheet({ gift, giftCode, exchangeId }: PrintedParcel, what: Sheet): boolean {
  if (what === 'card') return exchangeId === null && wishesOf(gift).card === true
  return what !== 'receipt' || (exchangeId === null && giftCode !== null)
}

type OneSheetProps = { order: PrintedParcel; sender: Sender; what: Sheet; isPriceless: boolean; exchangeDays: number | undefined }

function OneSheet({ order, sender, what, isPriceless, exchangeDays }: OneSheetProps) {
  if (what === 'card') return <PrintedGiftCard order={order} sender={sender} />
  if (what === 'receipt') return <GiftReceiptSheet order={order} sender={sender} exchangeDays={exchangeDays} />
  if (what === 'label') return <AddressLabel order={order} sender={sender} />
  return (
    <PackingSlip
      order={order}
      sender={sender}
      size={what === 'slip-a6' ? 'a6' : 'a5'}
      isPriceless={isPriceless || order.gift !== false || order.exchangeId !== null}
    />
  )
}
