import { DoctorReport } from '../../../contract/admin/doctor.ts'
import { Failure } from '../../../contract/errors.ts'
import { runDoctor } from '../../doctor/run-doctor.ts'
import { forAdmins } from '../../platform/http/auth-guards.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { checkKeys } from '../payments/payments.ts'

/** A reload within this time gets the same report: each run calls other servers. */
const freshMs = 5_000

/** The report of `npm run doctor`, of the running process and the admin's own request. Names settings: admins only. */
export function doctorRoutes(app: App, { config, database, clock }: Platform): void {
  let running: Promise<DoctorReport['data']> | null = null

  const schema = { tags: ['reports'], response: { 200: DoctorReport, 401: Failure, 403: Failure } }
  app.get('/api/admin/doctor', { ...forAdmins, schema }, async ({ headers, ip }) => {
    const one = (name: string) => [headers[name]].flat()[0]
    const request = { forwardedFor: one('x-forwarded-for'), protocol: one('x-forwarded-proto'), ip }
    running ??= report(request).finally(() => setTimeout(forget, freshMs).unref())
    return { data: await running }
  })

  function forget(): void {
    running = null
  }

  async function report(request: { forwardedFor: string | undefined; protocol: string | undefined; ip: string }) {
    const { engine, query } = database
    const findings = await runDoctor({ config, query, engine, request, readWallet: () => checkKeys(config), now: clock.now() })
    return { at: clock.now().toISOString(), findings }
  }
}
