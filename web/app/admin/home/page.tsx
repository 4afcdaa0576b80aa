import './home.css'
import { UserResponse } from '../../../../contract/accounts.ts'
import { AdminSettingsResponse } from '../../../../contract/admin/content.ts'
import { NoticeList } from '../../../../contract/admin/notices.ts'
import { AdminOrderPage } from '../../../../contract/admin/orders.ts'
import type { SetUp } from '../../../../contract/content.ts'
import { OpenCases } from '../../../../contract/orders/returns.ts'
import { type Api, personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FirstSteps } from '../first-steps/first-steps.tsx'
import { isOver, readFirstSteps } from '../first-steps/read-first-steps.ts'
import { liveOn, orderKinds } from '../live/live-page.ts'
import { NewOrdersNote } from '../live/new-orders-note.tsx'
import { SetUpCard } from '../set-up/set-up-card.tsx'
import { readReport } from '../use-report.ts'
import type { Route } from './+types/page'
import { Exchanges } from './exchanges.tsx'
import { NewestOrders } from './newest-orders.tsx'
import { Notices } from './notices.tsx'
import { TodayCards } from './today-cards.tsx'

/** Reads each part separately, so that one failure does not hide the others. */
export async function loader(args: Route.LoaderArgs) {
  const { data: me } = await adminApi(args).get('/api/users/me', UserResponse)
  const api = personalApi(args.context)
  const newest = api.get('/api/orders?limit=6', AdminOrderPage).then(
    ({ data }) =>
      data.orders.map((order) => {
        const { _id, orderNumber, status, paymentMethod, paymentStatus, confirmed, deposit, depositPaid } = order
        const { shippingMethod, shipment, orderDate, finalAmount, shippingAddress } = order
        const state = { status, paymentMethod, paymentStatus, confirmed, deposit, depositPaid, shippingMethod, shipment }
        return { _id, orderNumber, state, orderDate, finalAmount, name: shippingAddress.fullName }
      }),
    emptyHome,
  )
  const waiting = api.get('/api/open-cases?limit=20', OpenCases).then(({ data }) => data, emptyHome)
  const isAdmin = me.role === 'admin'
  const [notices, work, orders, cases, steps, setUp] = await Promise.all([
    isAdmin ? api.get('/api/admin/notices', NoticeList).then(({ data }) => data, emptyHome) : [],
    readReport(api, 'work'),
    newest,
    waiting,
    isAdmin ? readFirstSteps(api).catch(emptyHome) : null,
    isAdmin ? readSetUp(api).catch(emptyHome) : null,
  ])
  return { name: me.fullName || me.username, isAdmin, notices, work, orders, cases, steps, setUp }
}

export const handle = liveOn(...orderKinds)

/** The progress of the first-run set-up. */
async function readSetUp(api: Api): Promise<SetUp> {
  const { settings } = (await api.get('/api/settings/admin', AdminSettingsResponse)).data
  return settings.setUp ?? { done: [], isOver: false }
}

function emptyHome(error: unknown): null {
  if (error instanceof ApiError) return null
  throw error
}

export default function AdminHomePage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'dashboard'])
  const { name, isAdmin, notices, work, orders, cases, steps, setUp } = loaderData
  return (
    <AdminPage
      title={t('admin:sections.home')}
      windowTitle="Admin Home"
      actions={
        <>
          <ButtonLink to={adminPaths.production()} look="secondary">
            {t('admin:sections.production')}
          </ButtonLink>
          <ButtonLink to={adminPaths.dashboard()} look="secondary">
            {t('admin:sections.dashboard')}
          </ButtonLink>
        </>
      }
    >
      <p className="home-greeting">{t('dashboard:home.greeting', { name })}</p>
      <div className="grid gap-4">
        <Notices notices={notices} />
        <NewOrdersNote />
        {steps && setUp && !isOver(steps) && !setUp.isOver && <SetUpCard setUp={setUp} />}
        <FirstSteps steps={steps} />
        <TodayCards first={work} isSetUp={!steps || isOver(steps)} />
        {cases?.total !== 0 && <Exchanges cases={cases} />}
        <NewestOrders orders={orders} isAdmin={isAdmin} />
      </div>
    </AdminPage>
  )
}
