import { SessionsEnded, type SignIn } from '../../../../contract/security.ts'
import { formatMoment } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { Card } from '../parts/card.tsx'
import { confirm } from '../parts/confirm-store.ts'
import { type Column, DataTable } from '../parts/data-table.tsx'
import { FailureBanner } from '../parts/failure-banner.tsx'
import { StatusBadge } from '../parts/status-badge.tsx'
import { useAdminCall } from '../use-admin-call.ts'

/** Who came in to this account, when and roughly from where; all but this browser can be sent out. */
export function SignInsCard({ signIns }: { signIns: readonly SignIn[] }) {
  const { t } = useTranslation('team')
  const language = useLanguage()
  const { call, failure, isBusy } = useAdminCall()
  const others = signIns.filter(({ isOpen, isHere }) => isOpen && !isHere).length

  async function endOthers(): Promise<void> {
    const question = { title: t('signIns.endTitle'), text: t('signIns.endText'), verb: t('signIns.end') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (await call('DELETE', '/api/users/sessions', undefined, SessionsEnded)) toast({ text: t('signIns.ended') })
  }

  const columns: Column<SignIn>[] = [
    { key: 'at', title: t('signIns.at'), isUnbroken: true, cell: ({ at }) => formatMoment(at, language) },
    { key: 'device', title: t('signIns.device'), cell: ({ device }) => device || t('signIns.unknown') },
    { key: 'address', title: t('signIns.address'), cell: ({ address }) => address },
    {
      key: 'way',
      title: t('signIns.way'),
      cell: ({ way, withCode }) => `${t(`signIns.ways.${way}`)}${withCode ? ` + ${t('signIns.code')}` : ''}`,
    },
    {
      key: 'state',
      title: t('signIns.state'),
      cell: ({ isOpen, isHere }) => (
        <StatusBadge tone={isHere ? 'info' : isOpen ? 'good' : 'neutral'}>
          {t(isHere ? 'signIns.here' : isOpen ? 'signIns.open' : 'signIns.over')}
        </StatusBadge>
      ),
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
        nameOf={({ at }) => formatMoment(at, language)}
        isNarrowed={false}
        empty={{ title: t('signIns.none'), text: t('signIns.noneText') }}
      />
      <p className="mt-3 text-sm text-soft">{t('signIns.kept')}</p>
    </Card>
  )
}
