import { useEffect, useRef, useState } from 'react'
import { type AdminReview, ReviewsChanged, ReviewsVerified } from '../../../../contract/admin/reviews.ts'
import { ReviewMessage } from '../../../../contract/reviews.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type Toast, toast } from '../../ui/toast.tsx'
import { confirm } from '../components/confirm-store.ts'
import type { Selection } from '../components/table/use-selection.ts'
import { useAdminRequest } from '../use-admin-request.ts'

const maxNamed = 8
const noReviews: ReadonlyMap<string, boolean> = new Map()

/**
 * Verifies and deletes reviews. Verifying shows at once, reverts after a refusal, and can be undone; deleting asks
 * for confirmation.
 */
export function useModeration(stored: readonly AdminReview[], selection: Selection) {
  const { t } = useTranslation(['people', 'admin', 'common'])
  const { call, failure } = useAdminRequest()
  const [ahead, setAhead] = useState(noReviews)
  /** The versions that were on the screen: a selection may reach over several pages. */
  const seen = useRef(new Map<string, string>())
  useEffect(() => {
    for (const { _id, version } of stored) seen.current.set(_id, version)
  }, [stored])
  const reviews = stored.map((review) => ({ ...review, verified: ahead.get(review._id) ?? review.verified }))

  async function send(ids: readonly string[], verified: boolean) {
    setAhead(new Map(ids.map((id) => [id, verified])))
    const read = ids.flatMap((_id) => {
      const version = seen.current.get(_id)
      return version ? [{ _id, version }] : []
    })
    const response = await call('PATCH', '/api/reviews/verify-many', { ids, verified, read }, ReviewsVerified)
    setAhead(noReviews)
    return response?.data
  }

  async function setPublic(ids: readonly string[], verified: boolean): Promise<void> {
    const done = await send(ids, verified)
    if (!done) return
    const { changed, stale } = done
    // Undo reverts only the reviews that this call changed.
    const action = { label: t('common:undo'), run: () => void undo(changed, !verified) }
    const count = stale.length
    if (count > 0 && changed.length === 0) return finish(ids, done.ids, t('reviews.stale', { count }))
    const text = t(verified ? 'reviews.verified' : 'reviews.hidden')
    finish(ids, done.ids, count > 0 ? `${text}. ${t('reviews.stale', { count })}` : text, changed.length > 0 ? { action } : {})
  }

  async function undo(ids: readonly string[], verified: boolean): Promise<void> {
    const done = await send(ids, verified)
    if (done) toast({ text: done.stale.length > 0 ? t('reviews.stale', { count: done.stale.length }) : t('reviews.undone') })
  }

  async function remove(ids: readonly string[]): Promise<void> {
    const count = ids.length
    const names = stored.filter(({ _id }) => ids.includes(_id)).map(({ title, author }) => `“${title}” – ${author}`)
    const named = names.slice(0, maxNamed)
    const others = count - named.length
    const text = t('reviews.deleteText', { names: [...named, ...(others > 0 ? [t('reviews.more', { count: others })] : [])].join('\n') })
    const question = { title: t('reviews.deleteTitle', { count }), text, verb: t('reviews.deleteMany', { count }) }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    const response = await call('PATCH', '/api/reviews/delete-many', { ids }, ReviewsChanged)
    if (response) finish(ids, response.data.ids, t('admin:removed'))
  }

  async function removePhoto({ _id, title, author, photos = [] }: AdminReview, photoId: string): Promise<void> {
    const n = photos.findIndex((photo) => photo._id === photoId) + 1
    const question = { title: t('reviews.photoTitle', { n }), text: `“${title}” – ${author}`, verb: t('reviews.photoVerb') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    const response = await call('DELETE', `/api/reviews/${_id}/photos/${photoId}`, undefined, ReviewMessage)
    if (response) toast({ text: response.message })
  }

  /** Also reports reviews that another user deleted meanwhile. */
  function finish(requested: readonly string[], done: readonly string[], text: string, more: Pick<Toast, 'action'> = {}): void {
    selection.setAll(requested, false)
    const gone = requested.length - done.length
    toast({ text: gone > 0 ? `${text}. ${t('reviews.gone', { count: gone })}` : text, ...more })
  }

  return { reviews, setPublic, remove, removePhoto, failure }
}
