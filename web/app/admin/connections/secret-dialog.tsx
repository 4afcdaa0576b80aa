import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { CopyButton } from '../components/copy-button.tsx'

type SecretDialogProps = { title: string; text: string; label: string; secret: string; onClose: () => void }

/** A secret that is shown this once, to be copied. */
export function SecretDialog({ title, text, label, secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('connections')
  return (
    <Dialog isOpen title={title} onClose={onClose}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{text}</p>
        <div className="flex items-end gap-2">
          <TextField
            label={label}
            name="secret"
            readOnly
            value={secret}
            className="min-w-0 grow"
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={secret} label={t('copy')} />
        </div>
      </div>
    </Dialog>
  )
}
