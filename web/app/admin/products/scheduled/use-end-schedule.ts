import type { PriceSchedule } from '../../../../../contract/admin/price-schedules.ts'
import { PricesRestored } from '../../../../../contract/admin/prices.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { useListRequest } from '../../use-list-request.ts'

/** Cancels, ends or takes back a schedule, after a question; `labelOf` is undefined where that is too late. */
export function useEndSchedule() {
  const { t } = useTranslation('priceSchedules')
  const { call, isBusy, failure } = useListRequest()

  /** What can be done: its state, unless it is over. */
  function actionOf({ state, isUndoable }: PriceSchedule): 'planned' | 'running' | 'done' | null {
    return isUndoable && (state === 'planned' || state === 'running' || state === 'done') ? state : null
  }

  return {
    isBusy,
    failure,
    labelOf(schedule: PriceSchedule): string | undefined {
      const action = actionOf(schedule)
      return action ? t(`actions.${action}`) : undefined
    },
    async end(schedule: PriceSchedule): Promise<void> {
      const action = actionOf(schedule)
      if (!action) return
      const count = action === 'planned' ? schedule.products : schedule.changed
      const question = { title: t(`ask.${action}.title`), text: t(`ask.${action}.text`, { count }), verb: t(`actions.${action}`) }
      if (!(await confirm(question))) return
      const response = await call('POST', `/api/products/prices/${schedule._id}/undo`, {}, PricesRestored)
      if (!response) return
      const { kept, restored } = response.data
      if (kept > 0) toast({ text: t('restoredSome', { count: kept }) })
      else toast({ text: restored > 0 ? t('restored') : t('cancelled') })
    },
  }
}
