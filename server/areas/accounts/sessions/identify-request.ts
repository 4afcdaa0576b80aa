import type { FastifyReply, FastifyRequest } from 'fastify'
import { dayMs, hourMs, minuteMs } from '../../../../contract/durations.ts'
import { newId } from '../../../../db/new-id.ts'
import type { Config } from '../../../platform/config.ts'
import type { Db } from '../../../platform/database/client.ts'
import { pipeline } from '../../../platform/database/pipeline.ts'
import { afterCommit } from '../../../platform/database/transaction.ts'
import { anonymous, type Person } from '../../../platform/http/auth-guards.ts'
import { cookieName, readCookie } from '../../../platform/http/cookies.ts'
import { consume } from '../../../platform/http/rate-limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashToken, isTokenShaped, newToken } from '../tokens.ts'
import { newGuestsPerIp } from './account-limits.ts'
import {
  clearCookie,
  deviceCookie,
  endedCookie,
  endedDays,
  guestCookie,
  guestDays,
  idleDays,
  proofMinutes,
  sendCookie,
  sessionCookie,
} from './session-cookies.ts'
import { findGuest, findSession, insertGuest, touchGuest, touchSession } from './sessions.sql.ts'
import type { TokenLookups } from './token-lookups.ts'

/** A cheap check whether a request may have a session: its cookie looks like one of ours. */
export function hasSessionCookie(config: Pick<Config, 'secure'>): (cookie: string | undefined) => boolean {
  return (cookie) => tokenOf(config, sessionCookie, cookie) !== null
}

/** A cheap check whether a request may be of somebody the shop knows: signed in, or a guest with a cart or an order. */
export function mayBeKnownVisitor(config: Pick<Config, 'secure'>): (cookie: string | undefined) => boolean {
  return (cookie) => [sessionCookie, guestCookie].some((name) => tokenOf(config, name, cookie) !== null)
}

/**
 * Whether this process has lately found the session or guest of a request's cookie. Without a query, and unlike the shape of
 * a cookie nothing that a stranger can make up.
 */
export function knownVisitorCheck(
  config: Pick<Config, 'secure'>,
  { isRemembered }: Pick<TokenLookups, 'isRemembered'>,
): (cookie: string | undefined) => boolean {
  return (cookie) =>
    [sessionCookie, guestCookie].some((name) => {
      const token = tokenOf(config, name, cookie)
      return token !== null && isRemembered(hashToken(token))
    })
}

function tokenOf(config: Pick<Config, 'secure'>, name: string, cookie: string | undefined): string | null {
  const token = readCookie(cookie, cookieName(config, name))
  return token !== undefined && isTokenShaped(token) ? token : null
}

/**
 * Identifies the caller by the session's cookie or else the guest's: one query each, none without a cookie. Clears a
 * cookie that is no longer valid; the sign-in page then says that the session ended.
 */
export async function identifyRequest(
  platform: Platform,
  { request, reply, lookUp }: { request: FastifyRequest; reply: FastifyReply; lookUp: TokenLookups },
): Promise<Person> {
  const { headers } = request.raw
  const session = readCookie(headers.cookie, cookieName(platform.config, sessionCookie))
  const deviceToken = readCookie(headers.cookie, cookieName(platform.config, deviceCookie))
  const device = deviceToken && isTokenShaped(deviceToken) ? hashToken(deviceToken) : null
  if (session) {
    const user = await userOfSession(platform, session, lookUp)
    if (user) return { ...user, device }
    clearCookie(reply, platform.config, sessionCookie)
    sendCookie(reply, platform.config, endedCookie, '1', endedDays)
  }
  const guest = readCookie(headers.cookie, cookieName(platform.config, guestCookie))
  const hasEndedSession = Boolean(session) || readCookie(headers.cookie, cookieName(platform.config, endedCookie)) !== undefined
  if (!guest) return device || hasEndedSession ? { ...anonymous, device, hasEndedSession } : anonymous
  const guestId = await guestOfToken(platform, guest, lookUp)
  if (!guestId) clearCookie(reply, platform.config, guestCookie)
  return { ...anonymous, guestId, device, hasEndedSession }
}

async function userOfSession(platform: Platform, token: string, lookUp: TokenLookups): Promise<Person | null> {
  if (!isTokenShaped(token)) return null
  const session = await lookUp(hashToken(token), (hash) => findValidSession(platform, hash))
  if (!session) return null
  const { tokenHash, role, seenAt } = session
  const now = platform.clock.now()
  if (now.getTime() - seenAt.getTime() > touchMs[role]) await touchSession(platform.db, tokenHash, now)
  return personOf(platform, session, now)
}

/** How long use of a session may go unrecorded: more precise where it ends sooner. */
const touchMs = { customer: hourMs, staff: hourMs, admin: 5 * minuteMs } as const

type ValidSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

function personOf({ config }: Pick<Platform, 'config'>, session: ValidSession, now: Date): Person {
  const { userId, role, tokenHash, createdAt, provedAt, printedPasswordAt, secondFactorAt } = session
  const isProtectedAdmin = config.isAdminProtected && role === 'admin'
  const lacksSecondFactor = isProtectedAdmin && secondFactorAt === null
  const lacksOwnPassword = isProtectedAdmin && printedPasswordAt !== null
  return {
    ...anonymous,
    userId,
    role: lacksSecondFactor || lacksOwnPassword ? 'customer' : role,
    session: tokenHash,
    isRecentlyProven: now.getTime() - (provedAt ?? createdAt).getTime() <= proofMinutes * minuteMs,
    lacksSecondFactor,
    lacksOwnPassword,
    isProtected: config.isAdminProtected,
  }
}

/** The session if it is valid: not expired, not idle for too long, its user not blocked. */
async function findValidSession({ db, clock, config }: Platform, tokenHash: string) {
  const now = clock.now()
  const session = await findSession(db, tokenHash)
  if (!session || session.blockedAt || session.expiresAt <= now) return undefined
  const idleMs = session.role === 'admin' ? config.adminIdleHours * hourMs : idleDays(config) * dayMs
  return now.getTime() - session.seenAt.getTime() > idleMs ? undefined : session
}

/** The current user of a session, for work after the request; does not count as use of the session. */
export async function reidentify(platform: Platform, { session: tokenHash }: Person): Promise<Person | null> {
  const session = tokenHash === null ? undefined : await findValidSession(platform, tokenHash)
  return session ? personOf(platform, session, platform.clock.now()) : null
}

async function guestOfToken({ db, clock }: Platform, token: string, lookUp: TokenLookups): Promise<string | null> {
  if (!isTokenShaped(token)) return null
  const now = clock.now()
  const guest = await lookUp(hashToken(token), (hash) => findGuest(db, hash))
  if (!guest || now.getTime() - guest.seenAt.getTime() > guestDays * dayMs) return null
  if (now.getTime() - guest.seenAt.getTime() > dayMs) await touchGuest(db, guest.id, now)
  return guest.id
}

/** Limits new guests from clients that do not send their cookie. Called before the transaction of {@link ensureGuest}. */
export async function limitNewGuests(platform: Platform, { person, ip }: Pick<FastifyRequest, 'person' | 'ip'>): Promise<void> {
  if (!person.userId && !person.guestId) await consume(platform, newGuestsPerIp, ip)
}

/**
 * The guest's id; an unknown visitor becomes a guest here, in the transaction that writes their data: no row without
 * content. The cookie is sent after the commit. Never called for a signed-in user.
 */
export async function ensureGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply): Promise<string> {
  if (request.person.guestId) return request.person.guestId
  const { guestId, written } = writeGuest(tx, platform, request, reply)
  await written
  return guestId
}

/**
 * The same for an unknown visitor, with the limit of {@link limitNewGuests} counted in the same transaction. Its statements
 * are sent before it returns, so that those of the guest's data can follow in the same packet.
 */
export function startGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const { config, clock } = platform
  const counted = consume({ db: tx, config, clock }, newGuestsPerIp, request.ip)
  const { guestId, written } = writeGuest(tx, platform, request, reply)
  return { guestId, written: pipeline([counted, written]) }
}

function writeGuest(tx: Db, platform: Platform, request: FastifyRequest, reply: FastifyReply) {
  const token = newToken()
  const guestId = newId('gst')
  const written = insertGuest(tx, { id: guestId, tokenHash: hashToken(token), now: platform.clock.now() })
  afterCommit(tx, () => {
    sendCookie(reply, platform.config, guestCookie, token, guestDays)
    request.person = { ...request.person, guestId }
  })
  return { guestId, written }
}
