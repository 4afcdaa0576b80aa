import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { contentTexts } from '../content-texts.ts'
import { isOpenAt, shortTime } from '../opening-hours.rule.ts'

type OpenNowProps = { times: { days: number[]; open: string; close: string } }

const everyMs = 30_000

/** Whether the shop is open now. The page is cached for everyone, so the time is read in the browser. */
export function OpenNow({ times }: OpenNowProps) {
  const { t } = useTranslation('content', contentTexts)
  const [now, setNow] = useState<Date | null>(null)
  useEffect(() => {
    const tick = () => setNow(new Date())
    tick()
    const timer = setInterval(tick, everyMs)
    return () => clearInterval(timer)
  }, [])
  const isOpen = now && isOpenAt(times, now)
  return (
    <p className={`open-now ${isOpen ? 'text-success' : 'text-soft'}`}>
      {now && (isOpen ? t('contact.open', { until: shortTime(times.close) }) : t('contact.closed'))}
    </p>
  )
}
