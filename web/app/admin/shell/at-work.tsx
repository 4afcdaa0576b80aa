import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStore } from '../../ui/store.ts'
import { underWay } from './under-way.ts'

const patienceMs = 400

/** Says that the shop is at it, where that takes longer than a blink. */
export function AtWork() {
  const isAtWork = useStore(underWay) > 0
  return isAtWork ? <LateNote /> : null
}

function LateNote() {
  const { t } = useTranslation('admin')
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLate) return null
  return (
    // Over a dialog that is open, too.
    <p ref={(note) => note?.showPopover?.()} popover="manual" role="status" className="at-work">
      {t('atWork')}
    </p>
  )
}
