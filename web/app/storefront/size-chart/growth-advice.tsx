import type { SizeChart } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { Measures, SizeRow } from './find-size.rule.ts'
import { monthsUntilOutgrown } from './outgrow-size.rule.ts'
import { productTexts } from './product-texts.ts'

/** Below this time the next size is mentioned. */
const shortMonths = 3

type GrowthAdviceProps = { chart: SizeChart; row: SizeRow; measures: Measures; ageInMonths: number | null }

/** How long the found size will fit, and the next one. */
export function GrowthAdvice({ chart, row, measures, ageInMonths }: GrowthAdviceProps) {
  const { t } = useTranslation('shop', productTexts)
  const room = monthsUntilOutgrown(row, measures, ageInMonths)
  const next = nextOf(chart, row)
  const roomInNext = next && monthsUntilOutgrown(next, measures, ageInMonths)
  if (room === null) return null
  return (
    <p>
      {room > 0 ? t('sizes.growthNow', { count: room }) : t('sizes.growthSoon')}{' '}
      {room < shortMonths && next && typeof roomInNext === 'number' && roomInNext > room && (
        <>{t('sizes.growthNext', { size: next.size, count: roomInNext })} </>
      )}
      <span className="text-sm text-soft">{t('sizes.growthWhy')}</span>
    </p>
  )
}

function nextOf({ baby, kids }: SizeChart, row: SizeRow): SizeRow | undefined {
  const rows = [...baby, ...kids]
  return rows[rows.findIndex(({ size }) => size === row.size) + 1]
}
