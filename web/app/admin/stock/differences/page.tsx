import '../take/take.css'
import { useNavigate } from 'react-router'
import { StockDifferences, StockTakeMessage, TakePosted } from '../../../../../contract/admin/stock-takes.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { ExportLink } from '../../components/table/export-link.tsx'
import { useIsAdmin } from '../../orders/use-role.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { Route } from './+types/page'
import { DifferenceList } from './difference-list.tsx'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(`/api/stock-takes/${args.params.id}/differences`, StockDifferences)).data
}

/** What a stock take found, and its end: the differences are written into the stock, or it is discarded. */
export default function DifferencesPage({ loaderData: { take, differences, total } }: Route.ComponentProps) {
  const { t } = useTranslation(['stockTakes'])
  const language = useLanguage()
  const isAdmin = useIsAdmin()
  const isOpen = take.state === 'open'
  const path = `/api/stock-takes/${take._id}`
  return (
    <AdminPage
      title={t('differences.title')}
      back={
        isOpen ? { label: t('differences.back'), to: adminPaths.stockTake(take._id) } : { label: t('title'), to: adminPaths.stockTakes() }
      }
      actions={isAdmin && total.count > 0 && <ExportLink path={`${path}/differences.csv`} narrowing={[]} />}
    >
      <p className="mb-3">
        <strong>{take.scope === 'all' ? t('all') : (take.name ?? t('gone'))}</strong>{' '}
        {!isOpen && <StatusBadge tone={take.state === 'posted' ? 'good' : 'neutral'}>{t(`state.${take.state}`)}</StatusBadge>}{' '}
        {take.endedAt && <span className="text-soft">{t('differences.ended', { when: formatDateTime(take.endedAt, language) })}</span>}
      </p>
      <Sums total={total} counted={take.counted} cells={take.cells} />
      {isOpen && take.counted < take.cells && (
        <Alert tone="info" title={t('differences.uncounted', { count: take.cells - take.counted })} className="mt-3">
          <p>{t('differences.uncountedText')}</p>
        </Alert>
      )}
      {total.blocked > 0 && (
        <Alert tone="warning" title={t('differences.blocked', { count: total.blocked })} className="mt-3">
          <p>{t('differences.blockedText')}</p>
        </Alert>
      )}
      {isOpen && take.counted > 0 && <TakeEnds path={path} changes={total.count - total.blocked} />}
      {isOpen && take.counted === 0 && <TakeEnds path={path} changes={null} />}
      {differences.length === 0 ? (
        <EmptyState art="rabbit" title={t('differences.none')} text={t('differences.noneText')} />
      ) : (
        <DifferenceList differences={differences} />
      )}
      {total.count > differences.length && <p className="mt-2 text-sm text-soft">{t('differences.more', { count: differences.length })}</p>}
    </AdminPage>
  )
}

type SumsProps = { total: StockDifferences['data']['total']; counted: number; cells: number }

function Sums({ total, counted, cells }: SumsProps) {
  const { t } = useTranslation('stockTakes')
  return (
    <dl className="take-sums sheet" aria-label={t('differences.summary')}>
      <Sum name={t('differences.count')} value={String(total.count)} />
      <Sum name={t('differences.missing')} value={String(total.missing)} />
      <Sum name={t('differences.surplus')} value={String(total.surplus)} />
      <Sum name={t('differences.value')} value={formatAmount(total.value)} />
      <Sum name={t('differences.counted')} value={`${counted}/${cells}`} />
    </dl>
  )
}

function Sum({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** `changes`: how many cells would change; null before anything is counted. */
function TakeEnds({ path, changes }: { path: string; changes: number | null }) {
  const { t } = useTranslation('stockTakes')
  const { call, isBusy, failure } = useAdminRequest()
  const navigate = useNavigate()

  async function post(): Promise<void> {
    const count = changes ?? 0
    const text = count > 0 ? t('differences.confirm', { count }) : t('differences.confirmNone')
    if (!(await confirm({ title: t('differences.confirmTitle'), text, verb: t('differences.confirmVerb') }))) return
    const posted = await call('POST', `${path}/post`, {}, TakePosted)
    if (posted) toast({ text: t('differences.posted', { count: posted.data.changed }) })
  }

  async function cancel(): Promise<void> {
    const [title, text] = [t('differences.cancelTitle'), t('differences.cancelText')]
    if (!(await confirm({ title, text, verb: t('differences.cancelVerb'), isDestructive: true }))) return
    if (await call('POST', `${path}/cancel`, {}, StockTakeMessage, { skipRevalidate: true })) void navigate(adminPaths.stockTakes())
  }

  return (
    <>
      <FailureBanner failure={failure} className="mt-3" />
      <div className="take-ends">
        {changes !== null && (
          <Button busy={isBusy} onClick={() => void post()}>
            {changes > 0 ? t('differences.post', { count: changes }) : t('differences.close')}
          </Button>
        )}
        <Button look="secondary" disabled={isBusy} onClick={() => void cancel()}>
          {t('differences.cancel')}
        </Button>
      </div>
    </>
  )
}
