import { useEffect, useState } from 'react'
import { LazyError } from '../../../ui/lazy/lazy-error.tsx'
import { useLazyComponent } from '../../../ui/lazy/use-lazy-component.ts'
import { orderAttemptStore } from '../order-attempt-store.ts'

const load = async () => (await import('./recover-order.tsx')).RecoverOrder

/** Few empty carts follow a lost response: only those load the script. */
export function LazyRecoverOrder() {
  const [isSent, setSent] = useState(false)
  useEffect(() => setSent(orderAttemptStore.read()?.isSent === true), [])
  const { component: RecoverOrder, hasFailed, isLoading, retry } = useLazyComponent(load, isSent)
  if (RecoverOrder) return <RecoverOrder />
  return hasFailed ? <LazyError isRetrying={isLoading} onRetry={retry} /> : null
}
