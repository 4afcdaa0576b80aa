import { formatAmount } from '../../../../../../contract/money.ts'
import { type DifferenceWay, differenceWays } from '../../../../../../contract/orders/exchange-states.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { RadioCards } from '../../../../ui/forms/radio-cards.tsx'

type DifferenceFieldProps = {
  difference: number
  value: DifferenceWay
  onChange: (way: DifferenceWay) => void
  error?: string | undefined
}

/** What the new item costs more or less, and how a customer pays what it costs more. */
export function DifferenceField({ difference, value, onChange, error }: DifferenceFieldProps) {
  const { t } = useTranslation('cases')
  if (difference === 0) return null
  const amount = formatAmount(Math.abs(difference))
  if (difference < 0) return <p className="mb-4">{t('difference.less', { amount })}</p>
  return (
    <RadioCards
      className="mb-4"
      name="differenceWay"
      label={t('difference.more', { amount })}
      cards={differenceWays.map((way) => ({ value: way, label: t(`difference.ways.${way}`), detail: t(`difference.details.${way}`) }))}
      value={value}
      error={error}
      onChange={(way) => onChange(way as DifferenceWay)}
    />
  )
}
