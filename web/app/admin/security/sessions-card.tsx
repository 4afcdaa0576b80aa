import { SessionsEnded, type SignIn } from '../../../../contract/two-factor.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../components/card.tsx'
import { confirm } from '../components/confirm-store.ts'
import { FailureBanner } from '../components/failure-banner.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { type Column, DataTable } from '../components/table/data-table.tsx'
import { adminMessageResponse } from '../message-response.ts'
import { useAdminRequest } from '../use-admin-request.ts'

/** The sign-ins to this account with time and approximate place. Other sessions can be ended, one by one or all. */
export function SessionsCard({ signIns }: { signIns: readonly SignIn[] }) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { call, failure, isBusy } = useAdminRequest()
  const others = signIns.filter(({ isOpen, isHere }) => isOpen && !isHere).length

  async function endOthers(): Promise<void> {
    const question = { title: t('signIns.endTitle'), text: t('signIns.endText'), verb: t('signIns.end') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', '/api/users/sessions', undefined, SessionsEnded)) toast({ text: t('signIns.ended') })
  }

  async function endOne({ id }: SignIn): Promise<void> {
    if (await call('DELETE', `/api/users/sessions/${id}`, undefined, adminMessageResponse)) toast({ text: t('signIns.ended') })
  }

  const columns: Column<SignIn>[] = [
    { key: 'at', title: t('signIns.at'), noWrap: true, cell: ({ at }) => formatDateTime(at, language) },
    { key: 'device', title: t('signIns.device'), cell: ({ device }) => device || t('signIns.unknown') },
    { key: 'ip', title: t('signIns.ip'), cell: ({ ip }) => ip },
    {
      key: 'way',
      title: t('signIns.way'),
      cell: ({ way, withCode }) => `${t(`signIns.ways.${way}`)}${withCode ? ` + ${t('signIns.code')}` : ''}`,
    },
    {
      key: 'state',
      title: t('signIns.state'),
      cell: (signIn) => {
        const { isOpen, isHere, device, at } = signIn
        return (
          <span className="flex flex-wrap items-center gap-2 max-sm:justify-end">
            <StatusBadge tone={isHere ? 'info' : isOpen ? 'good' : 'neutral'}>
              {t(isHere ? 'signIns.here' : isOpen ? 'signIns.open' : 'signIns.over')}
            </StatusBadge>
            {isOpen && !isHere && (
              <button
                type="button"
                className="small-button"
                disabled={isBusy}
                aria-label={t('signIns.endOneOf', { device: device || t('signIns.unknown'), when: formatDateTime(at, language) })}
                onClick={() => void endOne(signIn)}
              >
                {t('signIns.endOne')}
              </button>
            )}
          </span>
        )
      },
    },
  ]
  return (
    <Card
      title={t('signIns.title')}
      actions={
        <button type="button" className="small-button" disabled={isBusy || others === 0} onClick={() => void endOthers()}>
          {t('signIns.end')}
        </button>
      }
    >
      <FailureBanner failure={failure} />
      <DataTable
        caption={t('signIns.title')}
        rows={signIns}
        columns={columns}
        idOf={({ id }) => String(id)}
        nameOf={({ at }) => formatDateTime(at, language)}
        hasFilters={false}
        empty={{ title: t('signIns.none'), text: t('signIns.noneText') }}
      />
      <p className="mt-3 text-sm text-soft">{t('signIns.kept')}</p>
    </Card>
  )
}
