import { useNavigate } from 'react-router'
import { type BulkChange, BulkResponse, type MatchingProduct, maxAtOnce, ProductMessage } from '../../../../contract/admin/products.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { adminPaths } from '../admin-paths.ts'
import { confirm } from '../components/confirm-store.ts'
import type { BulkResult } from '../components/table/send-in-chunks.ts'
import { useBulkRequest } from '../components/table/use-bulk-request.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { useRestoreProducts } from './deleted/use-restore-products.ts'

export type ProductActions = ReturnType<typeof useProductActions>

/** The maximum number of names in a confirmation. */
const maxNames = 8

/**
 * The actions of the list of products: duplicate, publish, hide, delete, change many. Those with a result return null
 * if nothing was done.
 */
export function useProductActions() {
  const { t } = useTranslation('products')
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const many = useBulkRequest(maxAtOnce)
  const restore = useRestoreProducts()
  const navigate = useNavigate()

  function changeMany(ids: readonly string[], change: Omit<BulkChange, 'ids'>): Promise<BulkResult | null> {
    clearFailure()
    return many.run(ids, (part) => sendChunk('PATCH', '/api/products/bulk', { ids: part, ...change }), t('toasts.changed'))
  }

  return {
    isBusy: isBusy || many.isBusy,
    failure: many.failure ?? failure,
    many,
    changeMany,
    publish: ({ _id }: MatchingProduct, published: boolean) => changeMany([_id], { published }),
    async duplicate({ _id }: MatchingProduct): Promise<void> {
      many.clearFailure()
      const response = await call('POST', `/api/products/${_id}/duplicate`, undefined, ProductMessage)
      if (!response) return
      toast({ text: t('toasts.duplicated') })
      await navigate(adminPaths.product(response.product._id))
    },
    /** Asks for confirmation. */
    async remove(products: readonly MatchingProduct[]): Promise<BulkResult | null> {
      const count = products.length
      const names = products.slice(0, maxNames).map(({ name }) => `• ${name}`)
      if (count > maxNames) names.push(t('remove.more', { count: count - maxNames }))
      const reserved = products.reduce((sum, { stock }) => sum + stock.reserved, 0)
      const isSure = await confirm({
        title: t('remove.title', { count }),
        text: t('remove.text', { names: names.join('\n') }) + (reserved > 0 ? t('remove.held', { count: reserved }) : ''),
        verb: t('bulk.delete', { count }),
        isDestructive: true,
      })
      if (!isSure) return null
      clearFailure()
      const ids = products.map(({ _id }) => _id)
      return many.run(ids, (part) => sendChunk('DELETE', '/api/products', { ids: part }), {
        text: t('toasts.deleted'),
        action: { label: t('toasts.undo'), run: () => void restore(ids) },
      })
    },
  }
}

async function sendChunk(method: 'PATCH' | 'DELETE', path: string, body: object): Promise<BulkResponse['failed']> {
  return (await browserApi().send(method, path, body, BulkResponse)).failed
}
