import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { describeError } from '../api/api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { clearToasts, toast } from '../ui/toast.tsx'
import { sendToWishlist, wishlistIdsQuery } from './wishlist-query.ts'

/**
 * Adds or removes a wishlist item optimistically; a refusal rolls it back and passes the reason to `onRefused`, or shows it as a toast.
 * Returns true on success.
 */
export function useToggleWishlist() {
  const client = useQueryClient()
  const { t } = useTranslation()
  return useCallback(
    async function wish(productId: string, isWished: boolean, onRefused?: (why: string) => void): Promise<boolean> {
      const again = { label: t('retry'), run: () => void wish(productId, isWished) }
      const show = (isFull: boolean) =>
        client.setQueryData(wishlistIdsQuery.queryKey, (ids = []) => {
          const others = ids.filter((id) => id !== productId)
          return isFull ? [productId, ...others] : others
        })
      await client.cancelQueries({ queryKey: wishlistIdsQuery.queryKey })
      show(isWished)
      try {
        await sendToWishlist(client, isWished ? 'POST' : 'DELETE', productId)
        clearToasts(productId)
        return true
      } catch (error) {
        show(!isWished)
        const why = describeError(error, t(isWished ? 'wish.addFailed' : 'wish.removeFailed'))
        if (onRefused) onRefused(why)
        else toast({ text: why, about: productId, action: again })
        return false
      }
    },
    [client, t],
  )
}
