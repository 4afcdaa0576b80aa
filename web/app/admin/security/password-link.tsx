import { useState } from 'react'
import { PasswordLink as Made } from '../../../../contract/admin/customers.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyableLink } from '../components/copyable-link.tsx'
import { ReauthenticateForm } from './reauthenticate-form.tsx'

type PasswordLinkProps = { userId: string; name: string; hasPassword: boolean; onClose: () => void }

/** Creates a reset link for the admin to pass on if the shop sends no mail. Requires the admin's own password. */
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
