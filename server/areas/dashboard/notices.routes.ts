import { Failure } from '../../../contract/errors.ts'
import { NoticeList } from '../../../contract/notices.admin.ts'
import type { Shop } from '../../platform/http/parse.ts'
import { forAdmins } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { findNotices } from './find-notices.ts'

/** They name settings and say where the shop is weak: for admins alone. */
export function noticeRoutes(app: Shop, platform: Platform): void {
  const schema = { tags: ['reports'], response: { 200: NoticeList, 401: Failure, 403: Failure } }
  app.get('/api/admin/notices', { ...forAdmins, schema }, async () => ({ data: await findNotices(platform) }))
}
