import { useState } from 'react'
import { LowStockMessage, type StockProduct } from '../../../../contract/stock.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { useCarefulClose } from '../parts/use-careful-close.ts'
import { useAdminCall } from '../use-admin-call.ts'

type ThresholdDialogProps = {
  /** Absent: the number of the whole shop. */
  product?: StockProduct | undefined
  lowStock: number
  onClose: () => void
}

/** From how many pieces downwards a colour in a size is called low: for the shop, or for one product. */
export function ThresholdDialog({ product, lowStock, onClose }: ThresholdDialogProps) {
  const { t } = useTranslation(['stock', 'admin'])
  const { call, isBusy, failure } = useAdminCall()
  const [before] = useState(String(product ? (product.lowStock ?? '') : lowStock))
  const [text, setText] = useState(before)
  const leave = useCarefulClose(text !== before, onClose)

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
