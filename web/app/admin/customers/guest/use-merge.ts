import { BuyerMessage } from '../../../../../contract/admin/buyers.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Merges another phone into that of a buyer, and separates it again; each can be undone from its message. */
export function useMerge(mainPhone: string) {
  const { t } = useTranslation('common')
  const { call, ...request } = useAdminRequest()

  async function merge(phone: string): Promise<boolean> {
    const done = await call('POST', '/api/orders/buyer/merge', { phone, mainPhone }, BuyerMessage)
    if (done) toast({ text: done.message, about: 'merge', action: { label: t('undo'), run: () => void separate(phone) } })
    return done !== null
  }

  async function separate(phone: string): Promise<void> {
    const done = await call('POST', '/api/orders/buyer/separate', { phone }, BuyerMessage)
    if (done) toast({ text: done.message, about: 'merge', action: { label: t('undo'), run: () => void merge(phone) } })
  }

  return { ...request, merge, separate }
}
