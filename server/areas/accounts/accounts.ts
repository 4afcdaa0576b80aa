import type { Shop } from '../../platform/http/parse.ts'
import type { Platform } from '../../platform/platform.ts'
import { sweepTries } from '../../platform/rate-limit.ts'
import { accountAdminRoutes } from './accounts.admin.ts'
import { deviceDays, guestDays, idleDays } from './cookies-of-person.ts'
import { googleRoutes } from './google.routes.ts'
import { invitationRoutes } from './invitation.routes.ts'
import { sweepDevices } from './known-devices.sql.ts'
import { passwordRoutes } from './password.routes.ts'
import { personalDataRoutes } from './personal-data.routes.ts'
import { profileRoutes } from './profile.routes.ts'
import { defineResetMail } from './reset-password.ts'
import { sessionRoutes } from './session.routes.ts'
import { sweepEmptyGuests, sweepSessions } from './sessions.sql.ts'
import { sweepSignIns } from './sign-ins.sql.ts'
import { staffRoutes } from './staff.admin.ts'
import { twoFactorRoutes } from './two-factor.routes.ts'
import { isProvenAddress } from './users.sql.ts'
import { vietnamUnitsRoutes } from './vietnam-units.routes.ts'

export { describeDevice } from './arrival.ts'
export { createFirstAdmin } from './create-first-admin.ts'
export { findAddress } from './keep-addresses.ts'
export { officialAddress } from './official-address.ts'
export {
  type AccountHolder,
  type CustomerFigures,
  type EndedSessions,
  onAccountClaimed,
  onCustomerFigures,
  onEmailVerified,
  onErase,
  onExport,
  onSessionsEnd,
  onSignIn,
  type SignInHook,
} from './person-hooks.ts'
export { admitNewGuest, ensureGuest, findPersonAgain, hasSessionCookie, recognisePerson } from './recognise-person.ts'
export { findFirstAdminEmail } from './staff.sql.ts'
export { hashToken, isTokenShaped, newToken } from './tokens.ts'
export { findPrintedPassword, findUser, findUserNames } from './users.sql.ts'
export { listProvinces, provinceByName } from './vietnam-units.ts'
export { type ListedPerson, type PeopleFormat, writePeopleFile } from './write-people-file.ts'

const hour = 3_600
const day = 86_400_000
/** For how long somebody can look up who came in to their account. */
const signInDays = 180
/** A guest who keeps nothing is forgotten after a day. Looked for among those of the last month: all others were looked at before. */
const emptyGuestDays = { from: 1, to: 30 }

export async function openAccounts(app: Shop, platform: Platform): Promise<void> {
  sessionRoutes(app, platform)
  profileRoutes(app, platform)
  passwordRoutes(app, platform)
  googleRoutes(app, platform)
  personalDataRoutes(app, platform)
  accountAdminRoutes(app, platform)
  staffRoutes(app, platform)
  invitationRoutes(app, platform)
  twoFactorRoutes(app, platform)
  vietnamUnitsRoutes(app)
  await defineResetMail(platform)
  platform.mail.proveBy((tx, { address, userId }) => isProvenAddress(tx, userId, address))
  platform.jobs.repeat('sweep-accounts', hour, () => sweep(platform))
}

/** What nobody can use any more goes: old sessions and codes, guests not seen for a year or without anything kept for a day, counters of tries. */
async function sweep({ db, clock, config }: Platform): Promise<void> {
  const now = clock.now()
  const ago = (days: number) => new Date(now.getTime() - days * day)
  await sweepSessions(db, now, ago(idleDays(config)), ago(guestDays))
  await sweepEmptyGuests(db, { from: ago(emptyGuestDays.to), to: ago(emptyGuestDays.from) })
  await sweepSignIns(db, now, ago(signInDays))
  await sweepDevices(db, ago(deviceDays))
  await sweepTries(db, now)
}
