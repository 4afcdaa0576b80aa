import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepTries } from '../../platform/rate-limit.ts'
import { guestDays, idleDays } from './cookies-of-person.ts'
import { passwordRoutes } from './password.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { defineResetMail } from './reset-password.ts'
import { sessionRoutes } from './session.routes.ts'
import { sweepSessions } from './sessions.sql.ts'
import { vietnamUnitsRoutes } from './vietnam-units.routes.ts'

export { createFirstAdmin } from './create-first-admin.ts'
export { findAddress } from './keep-addresses.ts'
export { officialAddress } from './official-address.ts'
export { ensureGuest, hasSessionCookie, recognisePerson } from './recognise-person.ts'
export { onSignIn, type SignInHook } from './sign-in.ts'
export { hashToken, isTokenShaped, newToken } from './tokens.ts'
export { findUser } from './users.sql.ts'
export { listProvinces, provinceByName } from './vietnam-units.ts'

const hour = 3_600
const day = 86_400_000

export async function openAccounts(app: Shop, platform: Platform): Promise<void> {
  sessionRoutes(app, platform)
  profileRoutes(app, platform)
  passwordRoutes(app, platform)
  vietnamUnitsRoutes(app)
  await defineResetMail(platform)
  platform.jobs.repeat('sweep-accounts', hour, () => sweep(platform))
}

/** What nobody can use any more goes: old sessions and codes, guests not seen for a year, counters of tries. */
async function sweep({ db, clock, config }: Platform): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await sweepSessions(db, now, ago(idleDays(config)), ago(guestDays))
  await sweepTries(db, now)
}
