import { hourSeconds } from '../../../../contract/durations.ts'
import type { RateLimit } from '../../../platform/http/rate-limit.ts'

const minute = 60

/** Wrong passwords of one account from one IP, under any of its names; a correct one resets them. */
export const passwordsOfAccountPerIp: RateLimit = { name: 'password-here', max: 10, seconds: 15 * minute }
/** Wrong passwords of one account over all IPs, against a stranger with many IPs. */
export const passwordsOfAccount: RateLimit = { name: 'password', max: 100, seconds: 15 * minute }
/** Wrong passwords from one IP over all accounts; a correct one is not counted. */
export const passwordsPerIp: RateLimit = { name: 'password-from', max: 100, seconds: 15 * minute }
/** Wrong passwords of one account from a known browser; independent of other clients' guesses. */
export const passwordsOfDevice: RateLimit = { name: 'password-device', max: 10, seconds: 15 * minute }
/** Wrong passwords where a signed-in user must enter theirs again. */
export const passwordsOfSession: RateLimit = { name: 'password-session', max: 10, seconds: 15 * minute }
/** App and recovery codes of one account: at sign-in, at sign-in from a known browser, and of one session. */
export const secondCodesOfAccount: RateLimit = { name: 'second-code', max: 10, seconds: 15 * minute }
export const secondCodesOfDevice: RateLimit = { name: 'second-code-device', max: 10, seconds: 15 * minute }
export const secondCodesOfSession: RateLimit = { name: 'second-code-session', max: 10, seconds: 15 * minute }
export const invitationLinksPerIp: RateLimit = { name: 'invitation-from', max: 20, seconds: minute }
export const googleSignInsPerIp: RateLimit = { name: 'google-from', max: 60, seconds: 15 * minute, scalesWithTraffic: true }
export const exportsOfAccount: RateLimit = { name: 'export', max: 10, seconds: hourSeconds }
export const registrationsPerIp: RateLimit = { name: 'register-from', max: 20, seconds: hourSeconds, scalesWithTraffic: true }
export const resetRequestsPerIp: RateLimit = { name: 'forgot-from', max: 20, seconds: hourSeconds }
export const resetLinksPerIp: RateLimit = { name: 'reset-from', max: 5, seconds: minute }
/** Wrong codes of one mailbox, over all its codes and all accounts registered with it. */
export const codesOfMailbox: RateLimit = { name: 'email-code', max: 10, seconds: hourSeconds }

/** Carts and wishlists started without a cookie. Protects the database from rows, and a carrier's whole IPv4 is one client. */
export const newGuestsPerIp: RateLimit = { name: 'guest-from', max: 600, seconds: hourSeconds, scalesWithTraffic: true }

/** Attempts at one six-digit code before it becomes invalid. */
export const codeTries = 5
export const codeMinutes = 10
export const maxAddresses = 20
