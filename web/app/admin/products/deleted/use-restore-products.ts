import { BulkResponse, maxAtOnce } from '../../../../../contract/admin/products.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { sendInChunks } from '../../components/table/send-in-chunks.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { useRevalidatePage } from '../../use-revalidate-page.ts'

/** Undoes a deletion, also after its page was left: reports the result as a message. */
export function useRestoreProducts(): (ids: readonly string[]) => Promise<void> {
  const { t } = useTranslation('deletedProducts')
  const revalidatePage = useRevalidatePage()
  return async (ids) => {
    const { handled, failed } = await sendInChunks({
      ...{ ids, size: maxAtOnce, send: (chunk) => retryAfterSignIn(() => sendRestore(chunk)) },
      onProgress: () => undefined,
      isStopped: () => false,
    })
    const count = handled.length - failed.length
    await revalidatePage()
    if (count === ids.length) toast({ text: t('restored') })
    else toast({ text: failed[0] ? t('failedWhy', { count, total: ids.length, why: failed[0].message }) : t('failed') })
  }
}

/** Returns the products that could not be restored. */
export async function sendRestore(ids: readonly string[]): Promise<BulkResponse['failed']> {
  return (await browserApi().send('POST', '/api/products/restore', { ids }, BulkResponse)).failed
}
