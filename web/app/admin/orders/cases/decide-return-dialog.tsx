import { useState } from 'react'
import { type AdminReturn, AdminReturnMessage, type ReturnDecision } from '../../../../../contract/orders/returns.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextArea } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { useListRequest } from '../../use-list-request.ts'
import { useReturnText } from './use-return-text.ts'

type DecideReturnDialogProps = { goods: AdminReturn; to: ReturnDecision['status']; onClose: () => void }

/** Approves, rejects or ends a return, with a message to the customer. */
export function DecideReturnDialog({ goods, to, onClose }: DecideReturnDialogProps) {
  const { t } = useTranslation('cases')
  const returnText = useReturnText()
  const { call, isBusy, failure } = useListRequest()
  const [reply, setReply] = useState(goods.answer ?? '')

  async function decide(): Promise<void> {
    const body = { status: to, ...(reply.trim() === '' ? {} : { answer: reply.trim() }) }
    if (!(await call('PATCH', `/api/returns/${goods._id}`, body, AdminReturnMessage))) return
    toast({ text: t(`done.${to}`) })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={useConfirmClose(reply !== (goods.answer ?? ''), onClose)}
      title={t(`step.${to}`)}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void decide()}>
          {t(`step.${to}`)}
        </Button>
      }
    >
      <FailureBanner failure={failure} />
      <p className="mb-3">
        <strong className="wrap-anywhere">{returnText.what(goods)}</strong>
        <br />
        {t(`effect.${to}`)}
      </p>
      <TextArea
        name="answer"
        label={t('reply')}
        hint={t(to === 'approved' ? 'replyHint' : 'replyHintNo')}
        need="optional"
        error={errorAt(failure, 'answer')}
        value={reply}
        maxLength={500}
        rows={3}
        onChange={(event) => setReply(event.currentTarget.value)}
      />
    </Dialog>
  )
}
