import { Message } from '../../../../contract/accounts.ts'
import {
  AdminSettingsResponse,
  MailTest,
  PolicyDraftsResponse,
  SettingsChange,
  SettingsMessage,
} from '../../../../contract/admin/content.ts'
import { Failure } from '../../../../contract/errors.ts'
import { forAdmins, requireAdmin, requireProofIfProtected } from '../../../platform/http/auth-guards.ts'
import { languageOf } from '../../../platform/http/language.ts'
import type { App } from '../../../platform/http/validation.ts'
import type { Platform } from '../../../platform/platform.ts'
import { readPolicyDrafts } from '../policy-drafts/policy-drafts.ts'
import { changeSettings, readAdminSettings } from './change-settings.ts'
import { connectionsOf } from './connected-methods.rule.ts'
import { sendTestMail } from './send-test-mail.ts'

const tags = ['settings']
const refusals = { 400: Failure, 401: Failure, 403: Failure, 409: Failure }
const saved = { vi: 'Đã lưu cài đặt.', en: 'The settings have been saved.' } as const

const tested = { vi: 'Máy chủ thư đã nhận thư thử.', en: 'The mail server has taken the test mail.' } as const

export function settingsAdminRoutes(app: App, platform: Platform): void {
  const read = { tags, response: { 200: AdminSettingsResponse, ...refusals } }
  app.get('/api/settings/admin', { ...forAdmins, schema: read }, async () => ({
    data: { settings: await readAdminSettings(platform.db), connections: connectionsOf(platform.config) },
  }))

  const drafts = { tags, response: { 200: PolicyDraftsResponse, ...refusals } }
  app.get('/api/settings/policy-drafts', { ...forAdmins, schema: drafts }, async () => ({ data: await readPolicyDrafts(platform) }))

  const test = { tags, body: MailTest, response: { 200: Message, ...refusals, 429: Failure } }
  app.post('/api/settings/mail-test', { ...forAdmins, schema: test }, async (request) => {
    const language = languageOf(request.raw, true)
    await sendTestMail(platform, { to: request.body.to, adminId: requireAdmin(request).userId, language })
    return { message: tested[language] }
  })

  const change = { tags, body: SettingsChange, response: { 200: SettingsMessage, ...refusals } }
  app.patch('/api/settings', { ...forAdmins, schema: change }, async (request) => {
    const admin = requireAdmin(request)
    // A changed account number receives the customers' transfers.
    if (request.body.bank !== undefined) requireProofIfProtected(admin)
    const settings = await changeSettings(platform, request.body, admin.userId)
    return { data: { settings }, message: saved[languageOf(request.raw, true)] }
  })
}
