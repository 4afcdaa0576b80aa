import { type ReactNode, useState } from 'react'
import type { z } from 'zod'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { useConfirmClose } from '../components/use-confirm-close.ts'
import { useAdminRequest } from '../use-admin-request.ts'

type ReasonDialogProps = {
  title: string
  text: string
  /** What there is to know before the text is written. */
  facts?: ReactNode
  /** The required text field; `missing` is its error while it is empty. */
  field: { name: string; label: string; hint?: string; maxLength: number; missing: string }
  verb: string
  done: string
  /** The request; the typed text is added to its body under the field's name. */
  request: { path: string; body?: object; responseSchema: z.ZodType }
  onClose: () => void
}

/** Closes a payment matter by hand, with a reason for later questions. */
export function ReasonDialog({ title, text, facts, field, verb, done, request, onClose }: ReasonDialogProps) {
  const { call, isBusy, failure } = useAdminRequest()
  const [written, setWritten] = useState('')
  const [isTried, setTried] = useState(false)
  const isGiven = written.trim() !== ''
  const { missing, ...line } = field

  async function send(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    setTried(true)
    if (!isGiven) return
    const { path, body = {}, responseSchema } = request
    if (!(await call('PATCH', path, { ...body, [field.name]: written.trim() }, responseSchema))) return
    toast({ text: done })
    onClose()
  }

  return (
    <Dialog isOpen onClose={useConfirmClose(isGiven, onClose)} title={title}>
      <form className="sheet-fields" noValidate onSubmit={(event) => void send(event)}>
        <FailureBanner failure={failure} className="" />
        {facts}
        <p>{text}</p>
        <TextField
          {...line}
          need="required"
          value={written}
          error={isTried && !isGiven ? missing : errorAt(failure, field.name)}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <Button type="submit" busy={isBusy} className="w-full">
          {verb}
        </Button>
      </form>
    </Dialog>
  )
}
