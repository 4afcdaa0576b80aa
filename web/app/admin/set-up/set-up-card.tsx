import './set-up.css'
import { SettingsMessage } from '../../../../contract/admin/content.ts'
import { type SetUp, setUpSteps } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { useAdminRequest } from '../use-admin-request.ts'

/** Leads to the first-run set-up until its screens are done, or the admin hides it. */
export function SetUpCard({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation('setUp')
  const { call, isBusy, failure } = useAdminRequest()
  const done = setUp.done.length

  async function dismiss(): Promise<void> {
    if (await call('PATCH', '/api/settings', { setUp: { ...setUp, isOver: true } }, SettingsMessage)) toast({ text: t('card.dismissed') })
  }

  return (
    <Card title={t('card.label')} className="set-up-card">
      <FailureBanner failure={failure} />
      <p className="text-soft">{t('card.text', { done, all: setUpSteps.length })}</p>
      <progress className="set-up-progress" aria-hidden value={done} max={setUpSteps.length} />
      <div className="set-up-buttons">
        <Button look="text" busy={isBusy} onClick={() => void dismiss()}>
          {t('card.dismiss')}
        </Button>
        <ButtonLink to={adminPaths.setUp()}>{t(done > 0 ? 'card.continue' : 'card.start')}</ButtonLink>
      </div>
    </Card>
  )
}
