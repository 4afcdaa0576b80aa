import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStore } from '../../ui/store.ts'
import { pendingRequests } from './pending-requests.ts'

const delayMs = 400

/** Says that the shop is at it, where that takes longer than a blink. */
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
    // Over a dialog that is open, too.
    <p ref={(note) => note?.showPopover?.()} popover="manual" role="status" className="pending-indicator">
      {t('atWork')}
    </p>
  )
}
