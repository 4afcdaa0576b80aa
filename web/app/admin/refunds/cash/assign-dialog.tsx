import { useState } from 'react'
import { type CashEntry, CashEntryChanged } from '../../../../../contract/admin/payments.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useCollectors } from '../../orders/cash-holder-field.tsx'
import { useListRequest } from '../../use-list-request.ts'

/** Records that another staff member holds the cash of an order. */
export function AssignDialog({ entry, onClose }: { entry: CashEntry; onClose: () => void }) {
  const { t } = useTranslation('money')
  const { call, isBusy, failure } = useListRequest()
  const { data: people = [] } = useCollectors()
  const [holder, setHolder] = useState(entry.collector?._id ?? '')

  async function assign(): Promise<void> {
    const body = { action: 'assign', collectedBy: holder || null }
    if (!(await call('PATCH', `/api/payments/cod-ledger/${entry._id}`, body, CashEntryChanged))) return
    toast({ text: t('ledger.noted') })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('ledger.assignTitle', { order: entry.order.orderNumber })}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void assign()}>
          {t('ledger.assignButton')}
        </Button>
      }
    >
      <FailureBanner failure={failure} className="" />
      <SelectField
        name="collectedBy"
        label={t('ledger.holder')}
        error={errorAt(failure, 'collectedBy')}
        value={holder}
        onChange={(event) => setHolder(event.currentTarget.value)}
      >
        <option value="">{t('ledger.shop')}</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </SelectField>
    </Dialog>
  )
}
