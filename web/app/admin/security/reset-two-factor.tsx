import { CustomerMessage } from '../../../../contract/admin/customers.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

type ResetTwoFactorProps = { userId: string; name: string; hasPassword: boolean; onClose: () => void }

/** Removes two-factor authentication from the account of a user who lost their phone. Requires the admin's own password. */
export function ResetTwoFactor({ userId, name, hasPassword, onClose }: ResetTwoFactorProps) {
  const { t } = useTranslation('team')
  return (
    <Dialog isOpen title={t('twoFactor.liftTitle', { name })} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('twoFactor.liftText', { name })}</p>
        <ReauthenticateForm
          path={`/api/users/${userId}/two-factor/lift`}
          schema={CustomerMessage}
          credentials={hasPassword ? ['password'] : []}
          verb={t('twoFactor.lift')}
          isDestructive
          onStop={onClose}
          onDone={() => {
            toast({ text: t('twoFactor.lifted') })
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
