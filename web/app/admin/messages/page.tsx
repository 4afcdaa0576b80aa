import './messages.css'
import { useTranslation } from 'react-i18next'
import { MessagesPage } from '../../../../contract/messages.admin.ts'
import { withQuery } from '../../paths.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { adminApi, askedFor } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { Pager } from '../parts/pager.tsx'
import type { Route } from './+types/page'
import { MessageCard } from './message-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const asked = askedFor(args.request, ['page'])
  const { data } = await adminApi(args).get(withQuery('/api/contact', asked), MessagesPage)
  return { ...data, page: Number(asked.page ?? 1) }
}

/** What customers wrote, the newest first; it is answered by mail. */
export default function MessagesScreen({ loaderData: { messages, total, totalPage, page } }: Route.ComponentProps) {
  const { t } = useTranslation(['people', 'admin'])
  return (
    <AdminPage title={t('admin:sections.messages')}>
      {messages.length === 0 ? (
        <EmptyState art="cat" title={t('messages.none')} text={t('messages.noneText')} />
      ) : (
        <>
          <p className="mb-4 text-soft">{t('messages.hint')}</p>
          <ol className="message-list" aria-label={t('admin:sections.messages')}>
            {messages.map((message) => (
              <MessageCard key={message._id} message={message} />
            ))}
          </ol>
        </>
      )}
      <Pager page={page} totalPage={totalPage} total={total} />
    </AdminPage>
  )
}
