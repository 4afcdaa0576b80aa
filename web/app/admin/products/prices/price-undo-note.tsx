import { useEffect } from 'react'
import { PricesRestored } from '../../../../../contract/admin/prices.ts'
import { formatDateTime, formatTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Link } from '../../../ui/link.tsx'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { priceUndo, recallUndo, rememberUndo } from './undo-store.ts'

/** Offers the former prices for as long as the shop keeps them. */
export function PriceUndoNote() {
  const { t } = useTranslation(['products', 'priceSheet', 'priceSchedules'])
  const language = useLanguage()
  const { call, isBusy, failure } = useAdminRequest()
  const undo = useStore(priceUndo)
  useEffect(recallUndo, [])
  useEffect(() => {
    if (!undo) return
    const timer = setTimeout(() => rememberUndo(null), Math.max(0, Date.parse(undo.undoUntil) - Date.now()))
    return () => clearTimeout(timer)
  }, [undo])
  if (!undo) return <FailureBanner failure={failure} />

  async function restore(changeId: string): Promise<void> {
    const response = await call('POST', `/api/products/prices/${changeId}/undo`, {}, PricesRestored)
    if (!response) return
    const { kept } = response.data
    rememberUndo(null)
    if (undo?.isSheet) toast({ text: kept > 0 ? t('priceSheet:undo.some', { count: kept }) : t('priceSheet:undo.all') })
    else if (isPlanned) toast({ text: t('priceSchedules:cancelled') })
    else toast({ text: kept > 0 ? t('prices.restoredSome', { count: kept }) : t('prices.restored') })
  }

  const { changed: count, from, until } = undo
  const isPlanned = from !== undefined && Date.parse(from) > Date.now()
  const title = isPlanned
    ? t('priceSchedules:planned', { count, when: t('priceSchedules:from', { when: formatDateTime(from, language) }) })
    : undo.isSheet
      ? t('priceSheet:undo.done')
      : t('prices.done', { count })
  return (
    <>
      <FailureBanner failure={failure} />
      <Alert tone="success" role="status" className="mb-4" title={title}>
        <div className="flex flex-wrap items-center gap-3">
          {until && <span>{t('priceSchedules:endsAt', { when: formatDateTime(until, language) })}</span>}
          {from ? (
            <Link to={adminPaths.priceSchedules()} className="underline underline-offset-4">
              {t('priceSchedules:see')}
            </Link>
          ) : (
            <span>{t('prices.undoUntil', { time: formatTime(undo.undoUntil) })}</span>
          )}
          <button type="button" className="small-button" disabled={isBusy} onClick={() => void restore(undo.changeId)}>
            {isPlanned ? t('priceSchedules:actions.planned') : undo.isSheet ? t('priceSheet:undo.button') : t('prices.undo')}
          </button>
        </div>
      </Alert>
    </>
  )
}
