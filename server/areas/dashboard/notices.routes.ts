import { NoticeList } from '../../../contract/admin/notices.ts'
import { Failure } from '../../../contract/errors.ts'
import { forAdmins } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNotices } from './find-notices.ts'

/** Notices name settings and weaknesses: admins only. */
export function noticeRoutes(app: App, platform: Platform): void {
  const schema = { tags: ['reports'], response: { 200: NoticeList, 401: Failure, 403: Failure } }
  app.get('/api/admin/notices', { ...forAdmins, schema }, async () => ({ data: await findNotices(platform) }))
}
