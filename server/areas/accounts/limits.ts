import type { Limit } from '../../platform/rate-limit.ts'

const minute = 60
const hour = 60 * minute

/** Wrong passwords of one account from one IP, whichever of its names is typed; a right one forgets them. */
export const passwordsOfAccountFromAddress: Limit = { name: 'password-here', most: 10, seconds: 15 * minute }
/** Wrong passwords of one account from everywhere: a stranger with many IPs must not go on for ever. */
export const passwordsOfAccount: Limit = { name: 'password', most: 100, seconds: 15 * minute }
/** Wrong passwords from one IP, whatever the account; a right one is not counted. */
export const passwordsFromAddress: Limit = { name: 'password-from', most: 100, seconds: 15 * minute }
/** Wrong passwords of one account from a browser that has signed in to it before; what others guess does not count. */
export const passwordsOfDevice: Limit = { name: 'password-device', most: 10, seconds: 15 * minute }
/** Wrong passwords where somebody signed in is asked for theirs once more. */
export const passwordsOfSession: Limit = { name: 'password-session', most: 10, seconds: 15 * minute }
/** Codes of an app and recovery codes of one account: at sign-in, there from a known browser, and of one session. */
export const secondCodesOfAccount: Limit = { name: 'second-code', most: 10, seconds: 15 * minute }
export const secondCodesOfDevice: Limit = { name: 'second-code-device', most: 10, seconds: 15 * minute }
export const secondCodesOfSession: Limit = { name: 'second-code-session', most: 10, seconds: 15 * minute }
export const invitationLinksFromAddress: Limit = { name: 'invitation-from', most: 20, seconds: minute }
export const googleFromAddress: Limit = { name: 'google-from', most: 60, seconds: 15 * minute, scalesWithTraffic: true }
export const exportsOfAccount: Limit = { name: 'export', most: 10, seconds: hour }
export const registrationsFromAddress: Limit = { name: 'register-from', most: 20, seconds: hour, scalesWithTraffic: true }
export const forgottenFromAddress: Limit = { name: 'forgot-from', most: 20, seconds: hour }
export const resetLinksFromAddress: Limit = { name: 'reset-from', most: 5, seconds: minute }
/** Wrong codes of one mailbox, over all its codes and all accounts that were registered with it. */
export const codesOfMailbox: Limit = { name: 'email-code', most: 10, seconds: hour }

/** Carts and wishlists begun without a cookie. It protects the database from rows, and a carrier's whole IPv4 address is one client. */
export const newGuestsFromIp: Limit = { name: 'guest-from', most: 600, seconds: hour, scalesWithTraffic: true }

/** Tries at one six-digit code before it is worth nothing. */
export const codeTries = 5
export const codeMinutes = 15
export const mostAddresses = 20
