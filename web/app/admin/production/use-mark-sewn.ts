import { useCallback, useRef } from 'react'
import { AdminOrderMessage } from '../../../../contract/admin/orders.ts'
import type { OrderedPiece } from '../../../../contract/admin/production.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { useOrderRequest } from '../orders/use-order-request.ts'

/** Marks the sewing of an order done, or undoes that. */
export function useMarkSewn() {
  const { t } = useTranslation('production')
  const { call, failure } = useOrderRequest()
  const latest = useRef(call)
  latest.current = call
  const mark = useCallback(
    async ({ orderId, step }: OrderedPiece) => {
      const body = { isSewn: step === 'sewing' }
      const saved = await latest.current('PATCH', `/api/orders/${orderId}/sewing`, body, AdminOrderMessage)
      if (saved) toast({ text: t('marked') })
    },
    [t],
  )
  return { mark: useCallback((row: OrderedPiece) => void mark(row), [mark]), failure }
}
