import { useState } from 'react'
import { maxPriceChanges, PricesChanged } from '../../../../../contract/admin/prices.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import { PeriodFields } from './period-fields.tsx'
import { newPriceDraft, type PriceDraft, questionOf } from './price-draft.ts'
import { PriceFields } from './price-fields.tsx'
import { PricePreviewList } from './price-preview-list.tsx'
import { rememberUndo } from './undo-store.ts'
import { usePricePreview } from './use-price-preview.ts'

type PriceDialogProps = { ids: readonly string[]; onDone: () => void; onClose: () => void }

/** Changes the prices of the selected products, after a preview of each. */
export function PriceDialog({ ids, onDone, onClose }: PriceDialogProps) {
  const { t } = useTranslation(['products', 'priceSchedules', 'admin'])
  const [draft, setDraft] = useState(newPriceDraft)
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  const leave = useConfirmClose(draft.value !== null || draft.from !== null || draft.until !== null, onClose)
  const isTooMany = ids.length > maxPriceChanges
  const question = isTooMany ? null : questionOf(draft)
  const preview = usePricePreview(ids, question)
  const isPlanned = draft.from !== null && Date.parse(draft.from) > Date.now()
  const shown = preview.data
  const count = shown?.products.length ?? 0

  const isReady = shown && (count > 0 || isPlanned) && shown.problems === 0 && !preview.isStale

  function change(some: Partial<PriceDraft>): void {
    clearFailure()
    setDraft({ ...draft, ...some })
  }

  async function save(): Promise<void> {
    if (!question || !shown) return
    const saved = await call('POST', '/api/products/prices', { ids, ...question, token: shown.token }, PricesChanged)
    if (!saved) return void preview.refetch()
    rememberUndo(saved.data)
    onDone()
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t('prices.title', { count: ids.length })}
      className="price-dialog"
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('admin:cancel')}
          </Button>
          <Button type="submit" form="prices" busy={isBusy} disabled={!isReady}>
            {isPlanned
              ? t('priceSchedules:form.plan', { count: ids.length })
              : count > 0
                ? t('prices.apply', { count })
                : t('prices.applyNone')}
          </Button>
        </div>
      }
    >
      <FailureBanner failure={failure} />
      {isTooMany && <Alert tone="warning" title={t('prices.tooMany', { count: maxPriceChanges })} className="mb-4" />}
      <form
        id="prices"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <PriceFields draft={draft} error={preview.valueError} onChange={change} />
        <PeriodFields draft={draft} error={preview.untilError} onChange={change} />
      </form>
      {isPlanned && <p className="mt-4 text-soft">{t('priceSchedules:form.atStart')}</p>}
      {!draft.until && !isPlanned && shown?.scheduled ? (
        <Alert tone="info" title={t('priceSchedules:form.inSchedule', { count: shown.scheduled })} className="mt-4" />
      ) : null}
      <PricePreviewList preview={preview} isAsked={question !== null} />
    </Dialog>
  )
}
