import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { AdminReturnMessage, ReturnMessage } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import type { OpenGoods } from '../../../order/exchangeable-lines.rule.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderRequest } from '../use-order-request.ts'
import { namesForStaff } from '../variant-label.ts'
import { CaseFields } from './case-fields.tsx'

type NewReturnDialogProps = { order: AdminOrder; lines: readonly OpenGoods[]; onClose: () => void }

/** Opens a return for a customer who phones or writes: what comes back, and why. */
export function NewReturnDialog({ order, lines: returnable, onClose }: NewReturnDialogProps) {
  const { t } = useTranslation('cases')
  const { call, isBusy, failure } = useOrderRequest()
  // Unchanged while the dialog is open, so that a retry can approve what was opened.
  const [lines] = useState(returnable)
  const [units, setUnits] = useState<Record<string, number>>(() =>
    lines.length === 1 && lines[0] ? { [lines[0].key]: lines[0].units } : {},
  )
  const [draft, setDraft] = useState({ reason: '', approves: true })
  const { reason, approves } = draft
  const [openedId, setOpenedId] = useState<string>()
  const chosen = lines.flatMap(({ key, position, exchange }) => {
    const quantity = units[key] ?? 0
    return quantity > 0 ? [{ key, line: { position, quantity, ...(exchange ? { exchange } : {}) } }] : []
  })

  async function open(): Promise<void> {
    let id = openedId
    if (!id) {
      const body = { lines: chosen.map(({ line }) => line), reason: reason.trim() }
      const opened = await call('POST', `/api/orders/${order._id}/returns`, body, ReturnMessage, { skipRevalidate: approves })
      if (!opened) return
      id = opened.data.return._id
      setOpenedId(id)
    }
    if (approves && !(await call('PATCH', `/api/returns/${id}`, { status: 'approved' }, AdminReturnMessage))) return
    toast({ text: t(approves ? 'done.approved' : 'opened') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reason !== '', onClose)}
      title={t('open')}
      footer={
        <Button busy={isBusy} disabled={chosen.length === 0} className="w-full" onClick={() => void open()}>
          {t('open')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <div className="sheet-fields">
        {lines.map(({ item, key, exchange, units: most }) => (
          <SelectField
            key={key}
            name={`units-${key}`}
            label={[...Object.values(namesForStaff(item)), exchange && t('came.inExchange')].filter(Boolean).join(' · ')}
            value={units[key] ?? 0}
            error={errorAt(failure, `lines.${chosen.findIndex((each) => each.key === key)}.quantity`)}
            onChange={(event) => setUnits({ ...units, [key]: Number(event.currentTarget.value) })}
          >
            {[...Array(most + 1).keys()].map((count) => (
              <option key={count} value={count}>
                {count === 0 ? t('staysWithCustomer') : t('comesBack', { count })}
              </option>
            ))}
          </SelectField>
        ))}
        <CaseFields value={draft} onChange={setDraft} approveNow={t('approveNow')} failure={failure} />
      </div>
    </Dialog>
  )
}
