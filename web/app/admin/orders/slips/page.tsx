import '../order-tabs.css'
import '../print/print.css'
import '../print/paper.css'
import './slips.css'
import Printer from 'lucide-react/icons/printer'
import { SettingsResponse } from '../../../../../contract/content.ts'
import { ExchangePage } from '../../../../../contract/orders/exchanges.ts'
import { AdminReturns } from '../../../../../contract/orders/returns.ts'
import { publicApi } from '../../../api/api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { AdminOrderResponse } from '../edit/admin-order-response.ts'
import type { Route } from './+types/page'
import { ReturnSlip } from './return-slip.tsx'
import { slipsOf } from './slips-of.rule.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const { id } = args.params
  const [order, returns, exchanges, settings] = await Promise.all([
    api.get(`/api/orders/${encodeURIComponent(id)}`, AdminOrderResponse),
    api.get(withQuery('/api/returns', { order: id }), AdminReturns),
    api.get(withQuery('/api/exchanges', { order: id, limit: 50 }), ExchangePage),
    publicApi(args.context).get('/api/settings', SettingsResponse),
  ])
  const { brand, owner } = settings.data.settings
  const shop = { name: brand.name, phone: brand.phone, address: owner.address }
  return { order: order.data.order, slips: slipsOf(returns.data, exchanges.data), shop }
}

/** The slips for the parcels in which goods come back, one for each case that waits for them. */
export default function SlipsPage({ loaderData: { order, slips, shop } }: Route.ComponentProps) {
  const { t } = useTranslation(['cases', 'orders'])
  return (
    <AdminPage
      title={t('cases:slip.title')}
      back={{ label: t('orders:number', { number: order.orderNumber }), to: adminPaths.order(order._id) }}
      actions={
        slips.length > 0 && (
          <Button onClick={() => window.print()}>
            <Printer aria-hidden size={18} />
            {t('orders:print.button')}
          </Button>
        )
      }
    >
      {slips.length === 0 && <EmptyState art="chicken" title={t('cases:slip.noneTitle')} text={t('cases:slip.none')} />}
      {slips.length > 0 && <p className="no-print mb-4 text-sm text-soft">{t('orders:print.hint', { paper: '75 × 100 mm' })}</p>}
      <div className="print-sheets">
        {slips.map((slip) => (
          <ReturnSlip key={slip.code} slip={slip} order={order} shop={shop} />
        ))}
      </div>
    </AdminPage>
  )
}
