import type { FastifyReply } from 'fastify'
import type { Config } from '../../../platform/config.ts'
import { cookieName, cookieOptions } from '../../../platform/http/cookies.ts'

export const sessionCookie = 'memay_session'
export const guestCookie = 'memay_guest'

/** Stands for somebody whose password was right and whose code is still awaited. */
export const pendingCookie = 'memay_code'
export const pendingMinutes = 10

/** By this an account knows a browser that has signed in before; it lets nobody in. */
export const deviceCookie = 'memay_device'
/** As long as browsers keep a cookie at most. */
export const deviceDays = 400

export const guestDays = 365

/** How long a session may lie unused; never longer than it lives. */
export function idleDays({ sessionDays }: Pick<Config, 'sessionDays'>): number {
  return Math.min(14, sessionDays)
}

export function sendCookie(reply: FastifyReply, config: Pick<Config, 'secure'>, name: string, value: string, days: number): void {
  reply.setCookie(cookieName(config, name), value, cookieOptions(config, days * 86_400))
}

export function clearCookie(reply: FastifyReply, config: Pick<Config, 'secure'>, name: string): void {
  reply.setCookie(cookieName(config, name), '', { ...cookieOptions(config, 0), expires: new Date(0) })
}
