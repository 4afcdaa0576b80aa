import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { CopyableLink } from '../components/copyable-link.tsx'

/** The link of an invitation that is not sent by mail, shown only once. */
export function InvitationLink({ link, email, onClose }: { link: string; email: string; onClose: () => void }) {
  const { t } = useTranslation('team')
  return (
    <Dialog isOpen title={t('invite.linkTitle')} onClose={onClose}>
      <div className="grid gap-4">
        <p className="wrap-anywhere">{t('invite.linkText', { email })}</p>
        <CopyableLink link={link} />
      </div>
    </Dialog>
  )
}
