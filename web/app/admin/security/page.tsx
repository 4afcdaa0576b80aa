import './security.css'
import { SignInWays } from '../../../../contract/accounts.ts'
import { PushDevices } from '../../../../contract/admin/push.ts'
import { SignInList, TwoFactorState } from '../../../../contract/two-factor.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
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
    api.get('/api/admin/push/devices', PushDevices),
  ])
  return { twoFactor: twoFactor.data, signIns: signIns.data, hasPassword: ways.data.own?.password ?? true, push: push.data }
}

export default function SecurityPage({ loaderData: { twoFactor, signIns, hasPassword, push } }: Route.ComponentProps) {
  const { t } = useTranslation('admin')
  return (
    <AdminPage title={t('sections.security')}>
      <div className="security-layout">
        <PushCard {...push} />
        <SoundCard />
        <TwoFactorCard state={twoFactor} hasPassword={hasPassword} />
        <SessionsCard signIns={signIns} />
      </div>
    </AdminPage>
  )
}
