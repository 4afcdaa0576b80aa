import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStore } from '../../ui/store.ts'
import { pendingRequests } from './pending-requests.ts'

const delayMs = 400

/** Shows that a request is pending if it takes longer than 400 ms. */
export function PendingIndicator() {
  const isAtWork = useStore(pendingRequests) > 0
  return isAtWork ? <DelayedNote /> : null
}

function DelayedNote() {
  const { t } = useTranslation('admin')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), delayMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    // A popover, so that it also shows above an open dialog.
    <p ref={(note) => note?.showPopover?.()} popover="manual" role="status" className="pending-indicator">
      {t('atWork')}
    </p>
  )
}
