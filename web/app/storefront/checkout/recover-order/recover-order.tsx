import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { checkoutDraftStore } from '../checkout-draft.ts'
import { orderAttemptStore } from '../order-attempt-store.ts'
import { pathAfterOrder } from '../path-after-order.ts'
import { placedOrderStore } from '../placed-order-store.ts'
import { postOrder } from '../post-order.ts'
import { submitOrder } from '../submit-order.ts'

/**
 * For a shopper whose response was lost and whose cart is now empty: the shop may have the order. Sending it again under the same key
 * finds it; an empty cart cannot create a new one.
 */
export function RecoverOrder() {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const [isRecovering, setRecovering] = useState(false)

  useEffect(() => {
    const attempt = orderAttemptStore.read()
    if (!attempt?.isSent) return
    setRecovering(true)
    async function recover(): Promise<void> {
      const outcome = attempt && (await submitOrder(attempt, postOrder))
      setRecovering(false)
      if (outcome?.kind !== 'unknown') orderAttemptStore.clear()
      if (outcome?.kind !== 'placed') return
      checkoutDraftStore.clear()
      const path = await pathAfterOrder(browserApi(), outcome.order)
      placedOrderStore.save(path)
      await navigate(path, { replace: true })
    }
    void recover()
  }, [navigate])

  if (!isRecovering) return null
  return (
    <div className="mt-6 text-center">
      <BouncingDots />
      <p>{t('cart.checking')}</p>
    </div>
  )
}
