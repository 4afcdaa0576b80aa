import type { FastifyReply } from 'fastify'
import { daySeconds } from '../../../../contract/durations.ts'
import type { Config } from '../../../platform/config.ts'
import { cookieName, cookieOptions } from '../../../platform/http/cookies.ts'

export const sessionCookie = 'memay_session'
export const guestCookie = 'memay_guest'

/** Tells the sign-in page of a browser that its session ended: set when the session is refused, until the next sign-in or sign-out. */
export const endedCookie = 'memay_ended'
/** A session's cookie outlives the session by this, so that a browser of last week still learns that it ended. */
export const endedDays = 7

/** Identifies a sign-in whose password was right and whose code is missing. */
export const pendingCookie = 'memay_code'
export const pendingMinutes = 10

/** Identifies a browser that has signed in before; it signs nobody in. */
export const deviceCookie = 'memay_device'
/** The maximum age that browsers allow for a cookie. */
export const deviceDays = 400

export const guestDays = 365

/** How long a session may be idle; never longer than its lifetime. */
export function idleDays({ sessionDays }: Pick<Config, 'sessionDays'>): number {
  return Math.min(14, sessionDays)
}

/** For how long after a password was entered actions of weight need no new one. */
export const proofMinutes = 10

type SessionTokens = { token: string; deviceToken: string; hadGuest: boolean }

/** The cookies after a sign-in. */
export function sendSession(reply: FastifyReply, { config }: { config: Config }, { token, deviceToken, hadGuest }: SessionTokens): void {
  sendCookie(reply, config, sessionCookie, token, config.sessionDays + endedDays)
  sendDevice(reply, { config }, deviceToken)
  if (hadGuest) clearCookie(reply, config, guestCookie)
  if (reply.request.person.hasEndedSession) clearCookie(reply, config, endedCookie)
}

export function sendDevice(reply: FastifyReply, { config }: { config: Config }, token: string): void {
  sendCookie(reply, config, deviceCookie, token, deviceDays)
}

export function sendCookie(reply: FastifyReply, config: Pick<Config, 'secure'>, name: string, value: string, days: number): void {
  reply.setCookie(cookieName(config, name), value, cookieOptions(config, days * daySeconds))
}

export function clearCookie(reply: FastifyReply, config: Pick<Config, 'secure'>, name: string): void {
  reply.setCookie(cookieName(config, name), '', { ...cookieOptions(config, 0), expires: new Date(0) })
}
