import { type ReactNode, useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { OrderMessage } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderRequest } from '../use-order-request.ts'

type RecordPaymentDialogProps = {
  order: AdminOrder
  title: string
  hint: string
  verb: string
  done: string
  /** The request; a typed reference is added to its body. */
  request: { method: 'POST' | 'PATCH'; path: string; body?: object }
  onClose: () => void
  children: ReactNode
}

/** Records money received for an order, with a reference to find it by. */
export function RecordPaymentDialog({ order, title, hint, verb, done, request, onClose, children }: RecordPaymentDialogProps) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderRequest()
  const [reference, setReference] = useState('')

  async function save(): Promise<void> {
    const { method, path, body = {} } = request
    const given = reference.trim() === '' ? {} : { reference: reference.trim() }
    if (!(await call(method, path, { ...body, ...given }, OrderMessage))) return
    toast({ text: done })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reference.trim() !== '', onClose)}
      title={title}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void save()}>
          {verb}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3">{children}</p>
      <TextField
        name="reference"
        label={t('money.referenceLabel')}
        hint={hint}
        need="optional"
        error={errorAt(failure, 'reference')}
        value={reference}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setReference(event.currentTarget.value)}
      />
    </Dialog>
  )
}
