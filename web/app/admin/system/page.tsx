import './system.css'
import { useState } from 'react'
import { BackupReport } from '../../../../contract/admin/backups.ts'
import { DoctorReport, doctorStatuses, type Finding } from '../../../../contract/admin/doctor.ts'
import { doctorText } from '../../../../contract/admin/doctor-texts.ts'
import { formatDateTime } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { Card } from '../components/card.tsx'
import { type BadgeTone, StatusBadge } from '../components/status-badge.tsx'
import { useRevalidatePage } from '../use-revalidate-page.ts'
import type { Route } from './+types/page'
import { BackupCard } from './backup-card.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [report, backups] = await Promise.all([api.get('/api/admin/doctor', DoctorReport), api.get('/api/admin/backups', BackupReport)])
  return { ...report.data, backups: backups.data }
}

const tones: Record<Finding['status'], BadgeTone> = { ok: 'good', warning: 'wait', failed: 'bad' }
const urgency = doctorStatuses.toReversed()

/** The version, and everything the shop depends on: what is fine, and what to do about the rest. */
export default function SystemPage({ loaderData: { at, findings, backups } }: Route.ComponentProps) {
  const { t } = useTranslation(['system', 'admin'])
  const language = useLanguage()
  const revalidate = useRevalidatePage()
  const [isBusy, setBusy] = useState(false)
  const sorted = findings.toSorted((a, b) => urgency.indexOf(a.status) - urgency.indexOf(b.status))
  const problems = findings.filter(({ status }) => status !== 'ok').length

  async function checkAgain(): Promise<void> {
    setBusy(true)
    await revalidate()
    setBusy(false)
  }

  return (
    <AdminPage
      title={t('admin:sections.system')}
      actions={
        <Button look="secondary" busy={isBusy} onClick={() => void checkAgain()}>
          {t('again')}
        </Button>
      }
    >
      <Card title={t('title')}>
        <p role="status" className="system-summary">
          {problems === 0 ? t('allFine') : t('problems', { count: problems })}{' '}
          <span className="text-soft">{t('checkedAt', { at: formatDateTime(at, language) })}</span>
        </p>
        <ul className="system-list">
          {sorted.map(({ status, code, values }) => {
            const { found, fix } = doctorText(code, language, values)
            return (
              <li key={code}>
                <StatusBadge tone={tones[status]}>{t(`status.${status}`)}</StatusBadge>
                <div>
                  <p>{found}</p>
                  {status !== 'ok' && fix && <p className="text-soft">{fix}</p>}
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
      <BackupCard report={backups} />
    </AdminPage>
  )
}
