import './wishlist.css'
import { useEffect, useRef } from 'react'
import type { WishedProduct, Wishlist } from '../../../../contract/wishlist.ts'
import { ApiError } from '../../api/api-error.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FetchError } from '../../ui/fetch-error.tsx'
import { announce } from '../../ui/live-region.tsx'
import { focusHeadline, isFocusLost } from '../../ui/restore-focus.ts'
import { toast } from '../../ui/toast.tsx'
import { useToggleWishlist } from '../../wishlist/use-toggle-wishlist.ts'
import { LinesSkeleton } from '../lines-skeleton.tsx'
import type { WishlistRefusal } from './wishlist.action.ts'
import { WishlistItem } from './wishlist-item.tsx'
import { useWishlistTexts } from './wishlist-texts.ts'

type WishlistContentsProps = {
  wishlist: Wishlist | undefined
  error: Error | null
  onRetry: () => void
  isRetrying: boolean
  /** The refusal of a form posted without scripts. */
  refusal?: WishlistRefusal | undefined
}

/** The wishlist, or why it could not be loaded; the same in the drawer and on the page. */
export function WishlistContents({ wishlist, error, onRetry, isRetrying, refusal }: WishlistContentsProps) {
  const { t } = useWishlistTexts()
  const wish = useToggleWishlist()
  const { box, goOnFrom } = useFocusAfterRemove(wishlist)

  async function undoRemove(productId: string, name: string): Promise<void> {
    const again = { label: t('common:retry'), run: () => void undoRemove(productId, name) }
    const onRefused = (why: string) => toast({ text: why, about: productId, action: again })
    const isBack = await wish(productId, true, onRefused)
    if (isBack) announce(t('common:wish.added', { name }))
    // The pressed button has disappeared with its message.
    if (!isFocusLost()) return
    if (isBack) goOnFrom(productId)
    else focusHeadline(box.current)
  }

  /** Returns false if the shop refused: the item stays and shows why. */
  async function remove({ _id, name }: WishedProduct, onRefused: (why: string) => void): Promise<boolean> {
    const items = wishlist?.items ?? []
    const place = items.findIndex((item) => item._id === _id)
    const next = items[place + 1] ?? items[place - 1]
    if (!(await wish(_id, false, onRefused))) return false
    toast({ text: t('removed'), about: _id, action: { label: t('common:undo'), run: () => void undoRemove(_id, name) } })
    // The removed item had the focus: moves it to the next one, or to the action of the empty list.
    goOnFrom(next?._id ?? 'empty')
    return true
  }

  if (!wishlist && error) {
    return (
      <FetchError
        title={t('fetchFailed')}
        text={error instanceof ApiError && error.message ? error.message : t('failedText')}
        isRetrying={isRetrying}
        onRetry={onRetry}
      />
    )
  }
  if (!wishlist) return <LinesSkeleton className="wishlist-items" lineClass="wishlist-item" pictureClass="wishlist-image" />
  return (
    <div ref={box}>
      {wishlist.items.length === 0 ? (
        <EmptyState art="cat" title={t('emptyTitle')} text={t('emptyText')}>
          <ButtonLink to={paths.products()} data-focus="empty">
            {t('emptyButton')}
          </ButtonLink>
        </EmptyState>
      ) : (
        <ul className="wishlist-items" aria-label={t('list')}>
          {wishlist.items.map((item) => (
            <WishlistItem key={item._id} item={item} onRemove={remove} refusal={refusal?.productId === item._id ? refusal : undefined} />
          ))}
        </ul>
      )}
    </div>
  )
}

/** Focuses an item of the list as soon as it has rendered. */
function useFocusAfterRemove(wishlist: Wishlist | undefined) {
  const box = useRef<HTMLDivElement>(null)
  const wanted = useRef<string | null>(null)

  function look(): void {
    const target = wanted.current && box.current?.querySelector<HTMLElement>(`[data-focus="${wanted.current}"]`)
    if (!target) return
    wanted.current = null
    target.focus()
  }

  function goOnFrom(name: string): void {
    wanted.current = name
    look()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs with every new list
  useEffect(look, [wishlist])

  return { box, goOnFrom }
}
