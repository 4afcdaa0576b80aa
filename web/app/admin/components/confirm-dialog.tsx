import { useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useStore } from '../../ui/store.ts'
import { openConfirm } from './confirm-store.ts'

/** The only confirmation dialog. The least dangerous button has the focus. */
export function ConfirmDialog() {
  const question = useStore(openConfirm)
  return question && <OpenConfirm key={question.title + question.text} question={question} />
}

function OpenConfirm({ question }: { question: NonNullable<ReturnType<typeof openConfirm.get>> }) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState('')
  const cancel = useRef<HTMLButtonElement>(null)
  const { title, text, verb, isDestructive = false, settle } = question
  const isTyped = question.typed === undefined || typed.trim().normalize('NFC') === question.typed.normalize('NFC')
  return (
    <Dialog
      isOpen
      role="alertdialog"
      first={cancel}
      onClose={() => settle(false)}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button ref={cancel} look="secondary" onClick={() => settle(false)}>
            {t('cancel')}
          </Button>
          <Button className={isDestructive ? 'button-danger' : ''} disabled={!isTyped} onClick={() => settle(true)}>
            {verb}
          </Button>
        </div>
      }
    >
      <p className="whitespace-pre-line">{text}</p>
      {question.typed !== undefined && (
        <TextField
          label={t('typeToConfirm', { text: question.typed })}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          autoComplete="off"
          className="mt-4"
        />
      )}
    </Dialog>
  )
}
