import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { reasonOf } from '../api-error.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { clearToasts, toast } from '../ui/toast.tsx'
import { sendWish, wishedIdsQuery } from './wish-query.ts'

/**
 * Fills or empties a heart at once; a refusal empties or fills it again and says why, in passing where there is no better place.
 * True where the shop agreed.
 */
export function useWish() {
  const client = useQueryClient()
  const { t } = useTranslation()
  return useCallback(
    async function wish(productId: string, isWished: boolean, onRefused?: (why: string) => void): Promise<boolean> {
      const again = { label: t('retry'), run: () => void wish(productId, isWished) }
      const show = (isFull: boolean) =>
        client.setQueryData(wishedIdsQuery.queryKey, (ids = []) => {
          const others = ids.filter((id) => id !== productId)
          return isFull ? [productId, ...others] : others
        })
      await client.cancelQueries({ queryKey: wishedIdsQuery.queryKey })
      show(isWished)
      try {
        await sendWish(client, isWished ? 'POST' : 'DELETE', productId)
        clearToasts(productId)
        return true
      } catch (error) {
        show(!isWished)
        const why = reasonOf(error, t(isWished ? 'wish.addFailed' : 'wish.removeFailed'))
        if (onRefused) onRefused(why)
        else toast({ text: why, about: productId, action: again })
        return false
      }
    },
    [client, t],
  )
}
