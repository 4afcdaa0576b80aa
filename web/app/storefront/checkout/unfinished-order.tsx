import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { browserApi } from '../../browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BouncingDots } from '../../ui/bouncing-dots.tsx'
import { afterOrder } from './after-order.ts'
import { attemptStore } from './attempt-store.ts'
import { draftStore } from './draft.ts'
import { placeOrder } from './place-order.ts'
import { sendOrder } from './send-order.ts'

/**
 * Somebody sent an order, lost the answer and now stands before an empty cart: the shop may have the
 * order. Asking again under the same key finds it; out of an empty cart no new one can be made.
 */
export function UnfinishedOrder() {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)

  useEffect(() => {
    const attempt = attemptStore.read()
    if (!attempt?.isSent) return
    setAsking(true)
    async function ask(): Promise<void> {
      const outcome = attempt && (await placeOrder(attempt, sendOrder))
      setAsking(false)
      if (outcome?.kind !== 'unknown') attemptStore.forget()
      if (outcome?.kind !== 'placed') return
      draftStore.forget()
      await navigate(await afterOrder(browserApi(), outcome.order), { replace: true })
    }
    void ask()
  }, [navigate])

  if (!isAsking) return null
  return (
    <div className="mt-6 text-center">
      <BouncingDots />
      <p>{t('cart.checking')}</p>
    </div>
  )
}
