import { useState } from 'react'
import { Message } from '../../../../../contract/accounts.ts'
import type { SecondChoiceGoods } from '../../../../../contract/admin/second-choice.ts'
import { goodsName } from '../../../../../contract/second-choice-name.rule.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useListRequest } from '../../use-list-request.ts'

/** Some units of second choice leave the list for good, with a reason. */
export function WriteOffDialog({ goods, onClose }: { goods: SecondChoiceGoods; onClose: () => void }) {
  const { t } = useTranslation('secondChoice')
  const { call, isBusy, failure } = useListRequest()
  const [quantity, setQuantity] = useState(1)
  const [reason, setReason] = useState('')

  async function writeOff(): Promise<void> {
    const done = await call('POST', `/api/second-choice/${goods._id}/write-off`, { quantity, reason: reason.trim() }, Message)
    if (!done) return
    toast({ text: done.message })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reason !== '', onClose)}
      title={t('writeOffOf', { name: goodsName(goods) })}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void writeOff()}>
          {t('writeOff')}
        </Button>
      }
    >
      <FailureBanner failure={failure} />
      <p className="mb-3">{t('writeOffText')}</p>
      <div className="sheet-fields">
        <SelectField
          name="quantity"
          label={t('quantity')}
          value={quantity}
          error={errorAt(failure, 'quantity')}
          onChange={(event) => setQuantity(Number(event.currentTarget.value))}
        >
          {[...Array(Math.min(goods.quantity, 99)).keys()].map((fewer) => (
            <option key={fewer}>{fewer + 1}</option>
          ))}
        </SelectField>
        <TextField
          name="reason"
          label={t('reason')}
          need="required"
          value={reason}
          maxLength={200}
          error={errorAt(failure, 'reason')}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </div>
    </Dialog>
  )
}
