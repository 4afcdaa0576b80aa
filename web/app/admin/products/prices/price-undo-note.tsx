import { useEffect } from 'react'
import { PricesRestored } from '../../../../../contract/admin/prices.ts'
import { formatTime } from '../../../i18n/format-date.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { useStore } from '../../../ui/store.ts'
import { toast } from '../../../ui/toast.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useAdminRequest } from '../../use-admin-request.ts'
import { priceUndo, recallUndo, rememberUndo } from './undo-store.ts'

/** Offers the former prices for as long as the shop keeps them. */
export function PriceUndoNote() {
  const { t } = useTranslation(['products', 'priceSheet'])
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
    else toast({ text: kept > 0 ? t('prices.restoredSome', { count: kept }) : t('prices.restored') })
  }

  return (
    <>
      <FailureBanner failure={failure} />
      <Alert
        tone="success"
        role="status"
        className="mb-4"
        title={undo.isSheet ? t('priceSheet:undo.done') : t('prices.done', { count: undo.changed })}
      >
        <div className="flex flex-wrap items-center gap-3">
          <span>{t('prices.undoUntil', { time: formatTime(undo.undoUntil) })}</span>
          <button type="button" className="small-button" disabled={isBusy} onClick={() => void restore(undo.changeId)}>
            {undo.isSheet ? t('priceSheet:undo.button') : t('prices.undo')}
          </button>
        </div>
      </Alert>
    </>
  )
}
