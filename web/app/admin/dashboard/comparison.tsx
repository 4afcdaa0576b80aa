import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import type { Compared } from '../../../../contract/admin/dashboard.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

type ComparisonProps = {
  compared: Compared
  /** Formats the previous value. */
  format: (value: number) => string
  /** What a rise means, e.g. of refunds. */
  moreIs?: 'good' | 'bad'
}

/** The change from the previous period, as an arrow and in words. */
export function Comparison({ compared, format, moreIs = 'good' }: ComparisonProps) {
  const { t } = useTranslation('dashboard')
  const { now, before } = compared
  const move = now > before ? 'up' : now < before ? 'down' : 'same'
  const isGood = moreIs === 'good' ? move === 'up' : move === 'down'
  const tone = move === 'same' ? 'same' : isGood ? 'up' : 'down'
  const Icon = { up: ArrowUp, down: ArrowDown, same: ArrowRight }[move]
  // There is nothing to compare with.
  if (before === 0 && now > 0) return <p className="comparison text-soft">{t('compare.none')}</p>
  const percent = before > 0 && move !== 'same' ? ` ${Math.max(1, Math.round((Math.abs(now - before) / before) * 100))}%` : ''
  return (
    <p className={`comparison comparison-${tone}`}>
      <Icon aria-hidden size={16} />
      <span>
        <strong>
          {t(`compare.${move}`)}
          {percent}
        </strong>{' '}
        <span className="text-soft">{t('compare.before', { value: format(before) })}</span>
      </span>
    </p>
  )
}
