import { useState } from 'react'
import { LowStockMessage, type StockProduct } from '../../../../contract/admin/stock.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { useConfirmClose } from '../components/use-confirm-close.ts'
import { useAdminRequest } from '../use-admin-request.ts'

type ThresholdDialogProps = {
  /** Undefined: the threshold of the whole shop. */
  product?: StockProduct | undefined
  lowStock: number
  onClose: () => void
}

/** Sets the threshold at or below which a variant counts as low stock, for the shop or for one product. */
export function ThresholdDialog({ product, lowStock, onClose }: ThresholdDialogProps) {
  const { t } = useTranslation(['stock', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [before] = useState(String(product ? (product.lowStock ?? '') : lowStock))
  const [text, setText] = useState(before)
  const leave = useConfirmClose(text !== before, onClose)

  async function save(): Promise<void> {
    const wanted = text.trim() === '' ? null : Number(text)
    const body = { lowStock: wanted }
    const saved = product
      ? await call('PUT', `/api/products/${product._id}/low-stock`, body, LowStockMessage)
      : await call('PATCH', '/api/settings', body, LowStockMessage)
    if (!saved) return
    toast({ text: t('threshold.saved') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t('threshold.title')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={leave}>
            {t('admin:cancel')}
          </Button>
          <Button type="submit" form="threshold" busy={isBusy}>
            {t('threshold.save')}
          </Button>
        </div>
      }
    >
      <form
        id="threshold"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <FailureBanner failure={failure} />
        <TextField
          label={product ? t('threshold.productLabel', { name: product.name }) : t('threshold.shopLabel')}
          hint={product ? t('threshold.productHint', { count: lowStock }) : undefined}
          name="lowStock"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={text}
          onChange={(event) => setText(event.currentTarget.value.replace(/\D/g, ''))}
          error={errorAt(failure, 'lowStock')}
        />
      </form>
    </Dialog>
  )
}
