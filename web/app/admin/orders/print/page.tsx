import '../order-tabs.css'
import './print.css'
import './paper.css'
import './print-codes.css'
import Printer from 'lucide-react/icons/printer'
import { useRef } from 'react'
import { useSearchParams } from 'react-router'
import { AdminOrderPage } from '../../../../../contract/admin/orders.ts'
import { maxPrintedOrders, PrintDetailsResponse } from '../../../../../contract/admin/print.ts'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { publicApi } from '../../../api/api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { useScrollToCurrent } from '../../../ui/hooks/use-scroll-to-current.ts'
import { Link } from '../../../ui/link.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import type { Route } from './+types/page'
import { hasSheet, OneSheet } from './one-sheet.tsx'
import { parcelsToPrint } from './parcels-to-print.rule.ts'
import { PickList } from './pick-list.tsx'
import { type Paper, papersOf, parsePaper, parseSheet, type Sender, type Sheet, sheets } from './sheets.ts'
import { usePaper } from './use-paper.ts'
import { useRollPages } from './use-roll-pages.ts'

export async function loader(args: Route.LoaderArgs) {
  const { searchParams } = args.url
  const requestedIds = (searchParams.get('ids') ?? '').split(',').filter(Boolean)
  const ids = requestedIds.slice(0, maxPrintedOrders)
  const what = parseSheet(searchParams.get('what'))
  // A slip is always in Vietnamese; other sheets have the names of the order, or those of the staff's language.
  const lng = what === 'slip' ? 'vi' : undefined
  const api = adminApi(args)
  const [list, details, settings] = await Promise.all([
    api.get(withQuery('/api/orders', { ids: ids.length > 0 ? ids : 'none', limit: maxPrintedOrders, lng }), AdminOrderPage),
    api.get(withQuery('/api/orders/print-details', { ids: ids.length > 0 ? ids : 'none' }), PrintDetailsResponse),
    publicApi(args.context).get('/api/settings', SettingsResponse),
  ])
  const { brand, owner, exchangeDays } = settings.data.settings
  const sender: Sender = { name: brand.name, phone: brand.phone, address: owner.address, logo: brand.logo }
  const paper = parsePaper(what, searchParams.get('paper'), searchParams.get('what'))
  return { orders: list.data.orders.flatMap(parcelsToPrint), details: details.data, sender, what, paper, ids: requestedIds, exchangeDays }
}

export default function PrintPage({ loaderData }: Route.ComponentProps) {
  const { orders, details, sender, what, ids, exchangeDays } = loaderData
  const { t } = useTranslation('orders')
  const [search, setSearch] = useSearchParams()
  const { paper, choose } = usePaper(what, loaderData.paper)
  const sheetList = useRef<HTMLDivElement>(null)
  useRollPages(sheetList, paper === 'k80')
  const isPriceless = search.get('prices') === '0'
  const strip = useScrollToCurrent(what)
  const detailsOf = new Map(details.map((each) => [each._id, each]))
  const printed = orders.filter((order) => hasSheet(order, detailsOf.get(order._id), what))
  const unprinted = orders.filter((order) => !printed.includes(order)).map(({ orderNumber }) => orderNumber)
  if (orders.length === 0) {
    return (
      <AdminPage title={t('print.title')} back={{ label: t('title'), to: adminPaths.orders() }}>
        <EmptyState art="chicken" title={t('print.none')} text={t('print.noneText')}>
          <ButtonLink to={adminPaths.orders({ tab: 'ship' })}>{t('title')}</ButtonLink>
        </EmptyState>
      </AdminPage>
    )
  }

  function choosePaper(next: Paper): void {
    choose(next)
    const params = new URLSearchParams(search)
    params.set('what', what)
    params.set('paper', next)
    setSearch(params, { replace: true, preventScrollReset: true })
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
        {papersOf[what].length > 1 && (
          <SelectField
            label={t('print.paper')}
            value={paper}
            className="print-paper"
            onChange={(event) => choosePaper(event.currentTarget.value as Paper)}
          >
            {papersOf[what].map((each) => (
              <option key={each} value={each}>
                {t(`print.papers.${each}`)}
              </option>
            ))}
          </SelectField>
        )}
        {what === 'slip' && (
          <Checkbox label={t('print.noPrices')} checked={isPriceless} onChange={(event) => setPriceless(event.currentTarget.checked)} />
        )}
        <Rest ids={ids.slice(maxPrintedOrders)} {...{ what, isPriceless }} />
        {(what === 'care' || what === 'story') && printed.length > 0 && unprinted.length > 0 && (
          <p className="mb-2 wrap-anywhere">{t(`print.unprinted.${what}`, { count: unprinted.length, numbers: unprinted.join(', ') })}</p>
        )}
        <p className="mb-4 text-sm text-soft">{t('print.hint', { paper: t(`print.papers.${paper}`) })}</p>
      </div>
      <div ref={sheetList} className="print-sheets">
        {what === 'pick' && <PickList orders={orders} />}
        {(what === 'card' || what === 'receipt' || what === 'care' || what === 'story') && printed.length === 0 && (
          <p>{t(`print.noSheets.${what}`)}</p>
        )}
        {what !== 'pick' &&
          printed.map((order) => (
            <OneSheet
              key={order.exchangeId ?? order._id}
              {...{ order, sender, what, paper, isPriceless, exchangeDays }}
              details={detailsOf.get(order._id)}
            />
          ))}
      </div>
    </AdminPage>
  )
}

/** Warns that the selection exceeds the maximum per print, and links to the rest. */
function Rest({ ids, what, isPriceless }: { ids: readonly string[]; what: Sheet; isPriceless: boolean }) {
  const { t } = useTranslation('orders')
  if (ids.length === 0) return null
  return (
    <Alert tone="warning" title={t('print.rest', { most: maxPrintedOrders, count: ids.length })} className="mb-4">
      <Link to={printPath(ids, what, isPriceless)}>{t('print.toRest')}</Link>
    </Alert>
  )
}

function printPath(ids: readonly string[], what: Sheet, isPriceless: boolean): string {
  return adminPaths.printOrders(ids, what) + (isPriceless ? '&prices=0' : '')
}
