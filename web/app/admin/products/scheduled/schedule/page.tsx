import '../../products.css'
import { OnePriceSchedule, type PriceSchedule } from '../../../../../../contract/admin/price-schedules.ts'
import { formatDateTime } from '../../../../i18n/format-date.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { adminApi } from '../../../admin-api.ts'
import { adminPaths } from '../../../admin-paths.ts'
import { AdminPage } from '../../../components/admin-page.tsx'
import { Card } from '../../../components/card.tsx'
import { FailureBanner } from '../../../components/failure-banner.tsx'
import { PricedRow } from '../../prices/price-preview-list.tsx'
import { ScheduleBadge, ScheduleCounts, SchedulePeriod } from '../schedule-parts.tsx'
import { useEndSchedule } from '../use-end-schedule.ts'
import { useRuleText } from '../use-rule-text.ts'
import type { Route } from './+types/page'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get(`/api/products/prices/schedules/${args.params.id}`, OnePriceSchedule)).data
}

/** One scheduled price change, with its products and what became of their prices. */
export default function PriceScheduleRoute({ loaderData: { schedule, products } }: Route.ComponentProps) {
  const { t } = useTranslation('priceSchedules')
  const ruleText = useRuleText()
  const { labelOf, end, isBusy, failure } = useEndSchedule()
  const label = labelOf(schedule)
  const hasPrices = products.some(({ steps }) => steps.length > 0)
  return (
    <AdminPage
      title={ruleText(schedule.rule)}
      back={{ label: t('back'), to: adminPaths.priceSchedules() }}
      actions={
        label && (
          <Button look="secondary" busy={isBusy} onClick={() => void end(schedule)}>
            {label}
          </Button>
        )
      }
    >
      <FailureBanner failure={failure} />
      <div className="mb-4 grid gap-2">
        <span>
          <ScheduleBadge state={schedule.state} />
        </span>
        <SchedulePeriod schedule={schedule} />
        <p>
          <ScheduleCounts schedule={schedule} />
          {schedule.rule.target !== 'end-sale' && schedule.rule.rounds && ` · ${t('rules.rounded')}`}
        </p>
        <History schedule={schedule} />
      </div>
      <Card title={t('productList')}>
        {!hasPrices && schedule.state === 'planned' && <p className="text-soft">{t('noPrices')}</p>}
        <ul className="price-preview">
          {products.map(({ note, ...product }) => (
            <PricedRow key={product._id} product={{ ...product, problem: note }} />
          ))}
        </ul>
      </Card>
    </AdminPage>
  )
}

function History({ schedule: { state, createdAt, createdBy, finishedAt, finishedBy } }: { schedule: PriceSchedule }) {
  const { t } = useTranslation('priceSchedules')
  const language = useLanguage()
  const when = finishedAt && formatDateTime(finishedAt, language)
  const how = state === 'cancelled' ? 'cancelled' : 'ended'
  return (
    <p className="wrap-anywhere text-sm text-soft">
      {t('createdBy', { name: createdBy ?? t('noName'), when: formatDateTime(createdAt, language) })}
      {when && (
        <span className="block">{finishedBy ? t(`finishedBy.${how}`, { name: finishedBy, when }) : t(`finished.${how}`, { when })}</span>
      )}
    </p>
  )
}
