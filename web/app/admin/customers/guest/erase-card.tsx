import { useNavigate } from 'react-router'
import { type Buyer, BuyerMessage } from '../../../../../contract/admin/buyers.ts'
import { formatPhone } from '../../../../../contract/phone-number.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useIsAdmin } from '../../orders/use-role.ts'
import { useAdminRequest } from '../../use-admin-request.ts'

/** For admins: deletes the person, who asked for it, from the orders and everything else. */
export function EraseCard({ buyer: { phone, fullName } }: { buyer: Buyer }) {
  const { t } = useTranslation('people')
  const isAdmin = useIsAdmin()
  const navigate = useNavigate()
  const { call, isBusy, failure } = useAdminRequest()
  if (!isAdmin) return null

  async function erase(): Promise<void> {
    const question = { title: t('guest.eraseTitle', { name: fullName }), text: t('guest.eraseConfirm'), verb: t('guest.eraseVerb') }
    if (!(await confirm({ ...question, isDestructive: true, typed: formatPhone(phone) }))) return
    const done = await call('POST', '/api/orders/buyer/erase', { phone }, BuyerMessage, { skipRevalidate: true })
    if (!done) return
    toast({ text: done.message })
    await navigate(adminPaths.guests())
  }

  return (
    <Card title={t('guest.erase')}>
      <FailureBanner failure={failure} />
      <p className="text-soft">{t('guest.eraseText')}</p>
      <Button look="secondary" className="mt-3" busy={isBusy} onClick={() => void erase()}>
        {t('guest.eraseVerb')}
      </Button>
    </Card>
  )
}
