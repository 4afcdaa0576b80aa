import { useNavigate } from 'react-router'
import { BulkAnswer, type BulkChange, type MatchingProduct, mostAtOnce, ProductMessage } from '../../../../contract/products.admin.ts'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { toast } from '../../ui/toast.tsx'
import { confirm } from '../parts/confirm-store.ts'
import type { Outcome } from '../parts/run-in-parts.ts'
import { usePartsRun } from '../parts/use-parts-run.ts'
import { useAdminCall } from '../use-admin-call.ts'

export type ProductActions = ReturnType<typeof useProductActions>

/** How many names a question lists. */
const mostNames = 8

/** What one does with products from a list: copy, show, hide, delete, change many. What answers with an outcome says null where nothing was done. */
export function useProductActions() {
  const { t } = useTranslation('products')
  const { call, isBusy, failure, clearFailure } = useAdminCall()
  const many = usePartsRun(mostAtOnce)
  const navigate = useNavigate()

  function changeMany(ids: readonly string[], change: Omit<BulkChange, 'ids'>): Promise<Outcome | null> {
    clearFailure()
    return many.run(ids, (part) => sendPart('PATCH', '/api/products/bulk', { ids: part, ...change }), t('toasts.changed'))
  }

  return {
    isBusy: isBusy || many.isBusy,
    failure: many.failure ?? failure,
    many,
    changeMany,
    publish: ({ _id }: MatchingProduct, published: boolean) => changeMany([_id], { published }),
    async duplicate({ _id }: MatchingProduct): Promise<void> {
      many.clearFailure()
      const answer = await call('POST', `/api/products/${_id}/duplicate`, undefined, ProductMessage)
      if (!answer) return
      toast({ text: t('toasts.duplicated') })
      await navigate(paths.admin.product(answer.product._id))
    },
    /** Asks first. */
    async remove(products: readonly MatchingProduct[]): Promise<Outcome | null> {
      const count = products.length
      const names = products.slice(0, mostNames).map(({ name }) => `• ${name}`)
      if (count > mostNames) names.push(t('remove.more', { count: count - mostNames }))
      const held = products.reduce((sum, { stock }) => sum + stock.reserved, 0)
      const isSure = await confirm({
        title: t('remove.title', { count }),
        text: t('remove.text', { names: names.join('\n') }) + (held > 0 ? t('remove.held', { count: held }) : ''),
        verb: t('bulk.delete', { count }),
        isDestructive: true,
      })
      if (!isSure) return null
      clearFailure()
      const ids = products.map(({ _id }) => _id)
      return many.run(ids, (part) => sendPart('DELETE', '/api/products', { ids: part }), t('toasts.deleted'))
    },
  }
}

async function sendPart(method: 'PATCH' | 'DELETE', path: string, body: object): Promise<BulkAnswer['failed']> {
  return (await browserApi().send(method, path, body, BulkAnswer)).failed
}
