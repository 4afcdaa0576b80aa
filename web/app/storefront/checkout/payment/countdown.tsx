import '../../../address/checkout-texts.ts'
import { useEffect, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatTimeLeft } from './time-left.ts'

/** How long one can still pay. The server's clock is not the reader's: it begins once the page is theirs. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation('checkout')
  const [now, setNow] = useState<number | null>(null)
  useEffect(() => {
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1_000)
    return () => clearInterval(timer)
  }, [])
  const left = now === null ? null : formatTimeLeft(until, now)
  if (left === null) return null
  return (
    <span role="timer" aria-label={t('payment.leftLabel')} className="font-bold whitespace-nowrap tabular-nums">
      {t('payment.left', { time: left })}
    </span>
  )
}
