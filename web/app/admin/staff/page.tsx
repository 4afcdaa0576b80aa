import './staff.css'
import { SignInWays, UserAnswer } from '../../../../contract/accounts.ts'
import { SettingsAnswer } from '../../../../contract/content.ts'
import { InvitationList, StaffList } from '../../../../contract/staff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { FailureBanner } from '../parts/failure-banner.tsx'
import { withWords } from '../parts/with-words.ts'
import { useListCall } from '../use-list-call.ts'
import type { Route } from './+types/page'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { StaffTable } from './staff-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [me, staff, invitations, ways, settings] = await Promise.all([
    api.get('/api/users/me', UserAnswer),
    api.get('/api/staff', StaffList),
    api.get('/api/staff/invitations', InvitationList),
    api.get('/api/users/sign-in-ways', SignInWays),
    api.get('/api/settings', SettingsAnswer),
  ])
  const hasPassword = ways.data.own?.password ?? true
  return { me: me.data._id, staff: staff.data, invitations: invitations.data, hasPassword, isMailOn: settings.data.settings.isMailOn }
}

export default function StaffPage({ loaderData: { me, staff, invitations, hasPassword, isMailOn } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'team'])
  const { call, isBusy, failure } = useListCall()
  return (
    <AdminPage title={t('admin:sections.staff')}>
      <FailureBanner failure={withWords(failure, t('admin:notDone'))} />
      <div className="staff-layout">
        <StaffTable staff={staff} me={me} call={call} hasPassword={hasPassword} isMailOn={isMailOn} />
        <div className="grid content-start gap-4">
          <InviteCard isMailOn={isMailOn} />
          <InvitationsCard invitations={invitations} call={call} isBusy={isBusy} isMailOn={isMailOn} />
        </div>
      </div>
    </AdminPage>
  )
}
