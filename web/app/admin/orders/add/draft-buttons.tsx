import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import { DraftLink, OrderDraftMessage, type OrderDraft as SavedDraft } from '../../../../../contract/admin/order-drafts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import type { bodyOf } from './order-draft.ts'

type DraftButtonsProps = {
  body: ReturnType<typeof bodyOf>
  /** Nothing to order yet: there is no link. */
  isEmpty: boolean
  /** The draft that is edited; undefined for a new order. */
  saved: SavedDraft | undefined
  isDirty: boolean
  onSaved: () => void
  onLink: (link: DraftLink['data']) => void
}

/** Saves the form as a draft; creates the link with which the customer confirms it. */
export function DraftButtons({ body, isEmpty, saved, isDirty, onSaved, onLink }: DraftButtonsProps) {
  const { t } = useTranslation('orders')
  const navigate = useNavigate()
  const { call, isBusy, failure } = useAdminRequest()

  async function save(): Promise<SavedDraft | null> {
    const response = saved
      ? await call('PUT', `/api/orders/drafts/${saved._id}`, { ...body, expectedVersion: saved.version }, OrderDraftMessage, {
          skipRevalidate: true,
        })
      : await call('POST', '/api/orders/drafts', body, OrderDraftMessage, { skipRevalidate: true })
    if (!response) return null
    // The navigation that follows must find nothing unsaved.
    flushSync(onSaved)
    return response.data.draft
  }

  async function saveOnly(): Promise<void> {
    const draft = await save()
    if (!draft) return
    toast({ text: t('drafts.saved') })
    await navigate(adminPaths.draft(draft._id), { replace: saved !== undefined })
  }

  async function saveAndLink(): Promise<void> {
    const draft = saved && !isDirty ? saved : await save()
    if (!draft) return
    const linked = await call('POST', `/api/orders/drafts/${draft._id}/link`, {}, DraftLink, { skipRevalidate: true })
    if (linked) onLink(linked.data)
    // Saved, although there is no link yet: goes on with the draft instead of making another one.
    else if (!saved) await navigate(adminPaths.draft(draft._id), { replace: true })
  }

  return (
    <>
      <FailureBanner failure={failure} className="mt-3" />
      <div className="order-contact">
        <Button look="secondary" busy={isBusy} disabled={saved !== undefined && !isDirty} onClick={() => void saveOnly()}>
          {t('drafts.save')}
        </Button>
        <Button look="secondary" busy={isBusy} disabled={isEmpty} onClick={() => void saveAndLink()}>
          {t('drafts.link')}
        </Button>
      </div>
    </>
  )
}
