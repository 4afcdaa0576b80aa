import './security.css'
import { SignInWays } from '../../../../contract/accounts.ts'
import { PushDevices } from '../../../../contract/admin/push.ts'
import { SignInList, TwoFactorState } from '../../../../contract/two-factor.ts'
import { personalApi } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import type { Route } from './+types/page'
import { PushCard } from './push-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import { SoundCard } from './sound-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [twoFactor, signIns, ways, push] = await Promise.all([
    api.get('/api/users/two-factor', TwoFactorState),
    api.get('/api/users/sign-ins', SignInList),
    api.get('/api/users/sign-in-ways', SignInWays),
    // Before the second factor is set up, everything but the user's own account is refused.
    personalApi(args.context)
      .get('/api/admin/push/devices', PushDevices)
      .catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'second_factor_required') return null
        return api.get('/api/admin/push/devices', PushDevices)
      }),
  ])
  return { twoFactor: twoFactor.data, signIns: signIns.data, hasPassword: ways.data.own?.password ?? true, push: push?.data ?? null }
}

export default function SecurityPage({ loaderData: { twoFactor, signIns, hasPassword, push } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'team'])
  return (
    <AdminPage title={t('sections.security')}>
      {!push && !twoFactor.enabled && (
        <Alert tone="info" title={t('team:twoFactor.neededTitle')} className="mb-6">
          {t('team:twoFactor.neededText')}
        </Alert>
      )}
      <div className="security-layout">
        {push && <PushCard {...push} />}
        {push && <SoundCard />}
        <TwoFactorCard state={twoFactor} hasPassword={hasPassword} />
        <SessionsCard signIns={signIns} />
      </div>
    </AdminPage>
  )
}
