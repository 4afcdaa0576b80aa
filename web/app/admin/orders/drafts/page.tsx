import Plus from 'lucide-react/icons/plus'
import Trash from 'lucide-react/icons/trash-2'
import { Message } from '../../../../../contract/accounts.ts'
import { DraftPage, type ListedDraft } from '../../../../../contract/admin/order-drafts.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { formatPhone, parsePhone } from '../../../../../contract/phone-number.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminApi, pickParams } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type Column, DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { Route } from './+types/page'

const tones = { open: 'neutral', sent: 'wait', expired: 'bad', ordered: 'good' } as const

export async function loader(args: Route.LoaderArgs) {
  const params = pickParams(args.url, ['page'])
  const { data } = await adminApi(args).get(withQuery('/api/orders/drafts', params), DraftPage)
  return { ...data, page: Number(params.page ?? 1) }
}

/** Orders that staff have prepared and nobody has placed yet, and those that their customers placed lately. */
export default function DraftsPage({ loaderData: { drafts, total, totalPage, page } }: Route.ComponentProps) {
  const { t } = useTranslation('orders')
  const { call, failure } = useAdminRequest()

  async function remove(draft: ListedDraft): Promise<void> {
    const isSure = await confirm({
      title: t('drafts.removeAsk'),
      text: t('drafts.removeText'),
      verb: t('drafts.remove'),
      isDestructive: true,
    })
    if (!isSure) return
    if (await call('DELETE', `/api/orders/drafts/${draft._id}`, undefined, Message)) toast({ text: t('drafts.removed') })
  }

  const columns = useColumns((draft) => void remove(draft))
  return (
    <AdminPage
      title={t('drafts.title')}
      back={{ label: t('title'), to: adminPaths.orders() }}
      actions={
        <ButtonLink to={adminPaths.addOrder()}>
          <Plus aria-hidden size={18} />
          {t('add')}
        </ButtonLink>
      }
    >
      <FailureBanner failure={failure} />
      <DataTable
        caption={t('drafts.title')}
        rows={drafts}
        columns={columns}
        opensRows
        idOf={({ _id }) => _id}
        nameOf={({ fullName }) => fullName || t('drafts.noName')}
        hasFilters={false}
        empty={{
          title: t('drafts.empty'),
          text: t('drafts.emptyText'),
          action: <ButtonLink to={adminPaths.addOrder()}>{t('add')}</ButtonLink>,
        }}
      />
      <Pager page={page} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}

function useColumns(onRemove: (draft: ListedDraft) => void): Column<ListedDraft>[] {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  return [
    {
      key: 'customer',
      phone: 'main',
      title: t('drafts.columns.customer'),
      cell: ({ _id, fullName, phone, orderId }) => (
        <>
          <Link to={orderId ? adminPaths.order(orderId) : adminPaths.draft(_id)} className="row-link">
            {fullName || t('drafts.noName')}
          </Link>
          {phone && <span className="block text-sm text-soft">{formatPhone(parsePhone(phone) ?? phone)}</span>}
        </>
      ),
    },
    {
      key: 'items',
      phone: 'facts',
      isNumber: true,
      title: t('drafts.columns.items'),
      cell: ({ pieces }) => t('drafts.pieces', { count: pieces }),
    },
    { key: 'total', phone: 'side', isNumber: true, title: t('drafts.columns.total'), cell: ({ total }) => formatAmount(total) },
    {
      key: 'state',
      phone: 'badges',
      title: t('drafts.columns.state'),
      cell: ({ state }) => <StatusBadge tone={tones[state]}>{t(`drafts.state.${state}`)}</StatusBadge>,
    },
    { key: 'updated', noWrap: true, title: t('drafts.columns.updated'), cell: ({ updatedAt }) => formatDateTime(updatedAt, language) },
    {
      key: 'remove',
      title: '',
      phone: 'more',
      cell: (draft) => (
        <button
          type="button"
          className="icon-button"
          aria-label={t('drafts.removeOf', { name: draft.fullName || t('drafts.noName') })}
          onClick={() => onRemove(draft)}
        >
          <Trash aria-hidden size={18} />
        </button>
      ),
    },
  ]
}
