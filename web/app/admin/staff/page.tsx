import './staff.css'
import { SignInWays, UserResponse } from '../../../../contract/accounts.ts'
import { SettingsResponse } from '../../../../contract/content.ts'
import { InvitationList, StaffList } from '../../../../contract/staff.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useListRequest } from '../use-list-request.ts'
import type { Route } from './+types/page'
import { InvitationsCard } from './invitations-card.tsx'
import { InviteCard } from './invite-card.tsx'
import { StaffTable } from './staff-table.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [me, staff, invitations, ways, settings] = await Promise.all([
    api.get('/api/users/me', UserResponse),
    api.get('/api/staff', StaffList),
    api.get('/api/staff/invitations', InvitationList),
    api.get('/api/users/sign-in-ways', SignInWays),
    api.get('/api/settings', SettingsResponse),
  ])
  const hasPassword = ways.data.own?.password ?? true
  return { me: me.data._id, staff: staff.data, invitations: invitations.data, hasPassword, isMailOn: settings.data.settings.isMailOn }
}

export default function StaffPage({ loaderData: { me, staff, invitations, hasPassword, isMailOn } }: Route.ComponentProps) {
  const { t } = useTranslation(['admin', 'team'])
  const { call, isBusy, failure } = useListRequest()
  return (
    <AdminPage title={t('admin:sections.staff')}>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
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
