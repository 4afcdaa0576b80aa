import { useState } from 'react'
import { PasswordLink as Made } from '../../../../contract/admin/customers.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyableLink } from '../components/copyable-link.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

type PasswordLinkProps = { userId: string; name: string; hasPassword: boolean; onClose: () => void }

/** A reset link for an admin to pass on where the shop sends no mail, against the admin's own password. */
export function PasswordLink({ userId, name, hasPassword, onClose }: PasswordLinkProps) {
  const { t } = useTranslation('team')
  const [link, setLink] = useState<string | null>(null)
  return (
    <Dialog isOpen title={t('link.passwordTitle', { name })} onClose={onClose}>
      <div className="grid gap-4">
        <p>{t('link.passwordText', { name })}</p>
        {link === null ? (
          <ReauthenticateForm
            path={`/api/users/${userId}/password-link`}
            schema={Made}
            credentials={hasPassword ? ['password'] : []}
            verb={t('link.passwordMake')}
            skipRevalidate
            onStop={onClose}
            onDone={({ data }) => setLink(data.link)}
          />
        ) : (
          <CopyableLink link={link} />
        )}
      </div>
    </Dialog>
  )
}
