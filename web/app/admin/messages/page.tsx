import './messages.css'
import { useSearchParams } from 'react-router'
import { MessageResponse, MessagesPage } from '../../../../contract/admin/messages.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminApi, pickParams } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { Pager } from '../components/table/pager.tsx'
import { useFocusAfterDelete } from '../components/table/use-focus-after-delete.ts'
import { liveOn } from '../live/live-page.ts'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { MessageCard } from './message-card.tsx'
import { MessageTabs } from './message-tabs.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { page, status = 'open' } = pickParams(args.url, ['page', 'status'])
  return (await adminApi(args).get(withQuery('/api/contact', { page, status }), MessagesPage)).data
}

export const handle = liveOn('message-changed')

/** Messages from customers, the newest first. The shop replies by mail. */
export default function CustomerMessagesPage({ loaderData: { messages, open, total, totalPage } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin', 'common'])
  const [search] = useSearchParams()
  const { call, isBusy, failure } = useListRequest()
  const focusProps = useFocusAfterDelete<HTMLOListElement>(messages.map(({ _id }) => _id))
  const status = search.get('status') === 'answered' ? 'answered' : 'open'

  async function mark(id: string, answered: boolean, isUndone = false): Promise<void> {
    if (!(await call('PATCH', `/api/contact/${id}`, { answered }, MessageResponse))) return
    const action = { label: t('common:undo'), run: () => void mark(id, !answered, true) }
    toast({ text: t(answered ? 'messages.answered' : 'messages.reopened'), ...(isUndone ? {} : { action }) })
  }

  return (
    <AdminPage title={t('admin:sections.messages')}>
      <MessageTabs status={status} open={open} />
      <FailureBanner failure={failure} />
      {messages.length === 0 ? (
        <EmptyState
          art="cat"
          title={t(status === 'open' ? 'messages.noneOpen' : 'messages.none')}
          text={t(status === 'open' ? 'messages.noneOpenText' : 'messages.noneText')}
        />
      ) : (
        <>
          <p className="mb-4 text-soft">{t('messages.hint')}</p>
          <ol {...focusProps} className="message-list" aria-label={t('admin:sections.messages')}>
            {messages.map((message) => (
              <MessageCard key={message._id} message={message} isBusy={isBusy} onMark={(answered) => void mark(message._id, answered)} />
            ))}
          </ol>
        </>
      )}
      <Pager page={Number(search.get('page') ?? 1)} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}
