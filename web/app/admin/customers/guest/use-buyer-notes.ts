import { useEffect, useRef } from 'react'
import { BuyerNotesResponse, BuyerResponse } from '../../../../../contract/admin/buyers.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { useDraft } from '../../components/use-draft.ts'
import { useAdminRead } from '../../use-admin-read.ts'
import { useAdminRequest } from '../../use-admin-request.ts'

export type NotedPhone = { phone: string; notes: string; tags: string[] }
type Notes = Omit<NotedPhone, 'phone'>

/** The form of a buyer's notes. The API joins it with what others have saved; what it cannot join is a conflict. */
export function useBuyerNotes({ phone, notes, tags }: NotedPhone) {
  const { t } = useTranslation(['people', 'admin'])
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const { read, failure: unread, isReading } = useAdminRead()
  const editing = useDraft<Notes>({ notes, tags })
  const { draft, saved, isDirty, replace, mergeSaved } = editing

  // A page without edits follows what others save.
  const loaded = JSON.stringify({ notes, tags })
  const followed = useRef(loaded)
  useEffect(() => {
    if (isDirty || loaded === followed.current) return
    followed.current = loaded
    replace(JSON.parse(loaded))
  }, [isDirty, loaded, replace])

  async function save(before: Notes = saved): Promise<void> {
    const response = await call('PUT', '/api/orders/buyer/notes', { phone, ...draft, before }, BuyerNotesResponse)
    if (!response) return
    mergeSaved(response.data)
    toast({ text: t('admin:saved') })
  }

  /** `isMine`: saves the user's notes in place of the other ones. */
  async function resolve(isMine: boolean): Promise<void> {
    const now = await read(() => readNotes(phone))
    if (!now) return
    // Only the notes are in conflict: tags are joined from what this user read.
    if (isMine) return save({ ...saved, notes: now.notes })
    clearFailure()
    replace(now)
  }

  return { ...editing, isBusy: isBusy || isReading, failure, unread, save: () => save(), resolve }
}

async function readNotes(phone: string): Promise<Notes> {
  const { data } = await browserApi().get(withQuery('/api/orders/buyer', { phone }), BuyerResponse)
  const noted = data.buyer && [data.buyer, ...data.buyer.merged].find((each) => each.phone === phone)
  return { notes: noted?.notes ?? '', tags: noted?.tags ?? [] }
}
