import { useRef } from 'react'
import { PasswordAgain } from '../../auth/password-again.tsx'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { useStore } from '../../ui/store.ts'
import { waitingForPassword } from './password-again-store.ts'

/** Asks for the password on top of the page, so that the interrupted action can continue. */
export function PasswordAgainDialog() {
  const { t } = useTranslation('account')
  const waiting = useStore(waitingForPassword)
  const field = useRef<HTMLInputElement>(null)
  const stop = () => waiting?.settle(false)
  return (
    <Dialog isOpen={waiting !== null} onClose={stop} first={field} title={t('password.againTitle')}>
      <PasswordAgain onDone={() => waiting?.settle(true)} onStop={stop} field={field} />
    </Dialog>
  )
}
