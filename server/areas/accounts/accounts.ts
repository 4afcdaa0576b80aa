import { addDays, hourSeconds } from '../../../contract/durations.ts'
import { sweepRateCounters } from '../../platform/http/rate-limit.sql.ts'
import type { App } from '../../platform/http/validation.ts'
import type { Platform } from '../../platform/platform.ts'
import { accountAdminRoutes } from './accounts.admin.ts'
import { vietnamUnitsRoutes } from './address-book/vietnam-units.routes.ts'
import { apiKeyRoutes } from './api-keys/api-keys.admin.ts'
import { sweepApiKeys } from './api-keys/api-keys.sql.ts'
import { childrenRoutes } from './children/children.routes.ts'
import { googleRoutes } from './google/google.routes.ts'
import { passwordRoutes } from './password.routes.ts'
import { personalDataRoutes } from './personal-data/personal-data.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { defineResetMail } from './reset-password.ts'
import { sweepDevices } from './sessions/known-devices.sql.ts'
import { openSessionRoutes } from './sessions/open-sessions.routes.ts'
import { sessionRoutes } from './sessions/session.routes.ts'
import { deviceDays, guestDays, idleDays } from './sessions/session-cookies.ts'
import { sweepEmptyGuests, sweepSessions } from './sessions/sessions.sql.ts'
import { sweepSignIns } from './sessions/sign-ins.sql.ts'
import { invitationRoutes } from './staff/invitation.routes.ts'
import { staffRoutes } from './staff/staff.admin.ts'
import { twoFactorRoutes } from './two-factor/two-factor.routes.ts'
import { isProvenEmail } from './users.sql.ts'

export {
  type AccountHolder,
  type CustomerFigures,
  type EndedSessions,
  onAccountClaimed,
  onAccountMail,
  onCustomerFigures,
  onEmailErased,
  onEmailVerified,
  onErase,
  onExport,
  onSessionsEnd,
  onSignIn,
  readAccountSender,
  type SignInHook,
} from './account-events.ts'
export { findAddress } from './address-book/address-book.ts'
export { type FoundWard, findProvince, findWards } from './address-book/find-wards.ts'
export { addressOfPickup, officialAddress, requireOfficialAddress } from './address-book/official-address.ts'
export { listProvinces, provinceByName } from './address-book/vietnam-units.ts'
export { scopeOfRoute } from './api-keys/api-key-scope.rule.ts'
export { identifyApiKey } from './api-keys/identify-api-key.ts'
export { type ListedPerson, writePeopleCsv } from './customers/write-people-csv.ts'
export { accountMailSamples } from './mail-samples.ts'
export { eraseEmailOfGuest } from './personal-data/erase-email.ts'
export {
  ensureGuest,
  hasSessionCookie,
  identifyRequest,
  knownVisitorCheck,
  limitNewGuests,
  mayBeKnownVisitor,
  reidentify,
  startGuest,
} from './sessions/identify-request.ts'
export { deviceName } from './sessions/login-context.ts'
export { sessionCookie } from './sessions/session-cookies.ts'
export { createTokenLookups } from './sessions/token-lookups.ts'
export { createFirstAdmin } from './staff/create-first-admin.ts'
export { findFirstAdminEmail } from './staff/staff.sql.ts'
export { hashToken, isTokenShaped, newToken } from './tokens.ts'
export { findMailbox, findPrintedPassword, findUser, findUserNames } from './users.sql.ts'

/** How long a user can look up their sign-ins. */
const signInDays = 180
/** A guest without data is deleted after a day. Checks only those of the last month: older ones were checked before. */
const expiredKeyDays = 30
const emptyGuestDays = { from: 1, to: 30 }

export async function openAccounts(app: App, platform: Platform): Promise<void> {
  sessionRoutes(app, platform)
  profileRoutes(app, platform)
  childrenRoutes(app, platform)
  passwordRoutes(app, platform)
  googleRoutes(app, platform)
  personalDataRoutes(app, platform)
  accountAdminRoutes(app, platform)
  staffRoutes(app, platform)
  invitationRoutes(app, platform)
  twoFactorRoutes(app, platform)
  openSessionRoutes(app, platform)
  apiKeyRoutes(app, platform)
  vietnamUnitsRoutes(app, platform)
  await defineResetMail(platform)
  platform.mail.proveBy((tx, { email, userId }) => isProvenEmail(tx, userId, email))
  platform.jobs.repeat('sweep-accounts', hourSeconds, () => sweep(platform))
}

/** Deletes what has expired: old sessions and codes, guests not seen for a year or without data for a day, attempt counters. */
async function sweep({ db, clock, config }: Platform): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => addDays(now, -days)
  await sweepSessions(db, now, ago(idleDays(config)), ago(guestDays))
  await sweepEmptyGuests(db, { from: ago(emptyGuestDays.to), to: ago(emptyGuestDays.from) })
  await sweepSignIns(db, now, ago(signInDays))
  await sweepDevices(db, ago(deviceDays))
  await sweepApiKeys(db, ago(expiredKeyDays))
  await sweepRateCounters(db, now)
}
