import { useState } from 'react'
import { z } from 'zod'
import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import { formatAmount } from '../../../../../../contract/money.ts'
import type { AdminExchange } from '../../../../../../contract/orders/exchanges.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { errorAt } from '../../../components/failure-banner.tsx'
import { useConfirmClose } from '../../../components/use-confirm-close.ts'
import { OrderFailure } from '../../order-failure.tsx'
import { useOrderRequest } from '../../use-order-request.ts'

type DifferencePaidDialogProps = { exchange: AdminExchange; order: AdminOrder; onClose: () => void }

/** The transfer of the difference has arrived. */
export function DifferencePaidDialog({ exchange, order, onClose }: DifferencePaidDialogProps) {
  const { t } = useTranslation('cases')
  const { call, isBusy, failure } = useOrderRequest()
  const [reference, setReference] = useState('')

  async function note(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const body = { reference: reference.trim() }
    const noted = await call('PATCH', `/api/exchanges/${exchange._id}/payment`, body, z.object({ message: z.string() }))
    if (!noted) return
    toast({ text: noted.message })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reference !== '', onClose)}
      title={t('difference.paidTitle', { amount: formatAmount(exchange.difference) })}
    >
      <form className="sheet-fields" noValidate onSubmit={(event) => void note(event)}>
        <OrderFailure failure={failure} order={order} />
        <TextField
          name="reference"
          label={t('difference.reference')}
          hint={t('difference.referenceHint')}
          need="required"
          maxLength={120}
          value={reference}
          error={errorAt(failure, 'reference')}
          onChange={(event) => setReference(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {t('difference.paidButton')}
        </Button>
      </form>
    </Dialog>
  )
}
