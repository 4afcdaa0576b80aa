import { BackupReport } from '../../../contract/admin/backups.ts'
import { Failure } from '../../../contract/errors.ts'
import { forAdmins } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { readBackupReport } from './read-backup-report.ts'

/** Names folders of the server: admins only. */
export function backupRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['reports'], response: { 200: BackupReport, 401: Failure, 403: Failure } }
  app.get('/api/admin/backups', { ...forAdmins, schema }, async () => ({ data: await readBackupReport(platform) }))
}
