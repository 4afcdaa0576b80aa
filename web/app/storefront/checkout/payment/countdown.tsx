import { useEffect, useState } from 'react'
import { checkoutTexts } from '../../../address/checkout-texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { formatTimeLeft } from './time-left.ts'

/** The time left to pay. Starts after hydration, because the server's clock differs from the reader's. */
export function Countdown({ until }: { until: string }) {
  const { t } = useTranslation('checkout', checkoutTexts)
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
