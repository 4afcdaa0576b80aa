import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../platform/config.ts'
import { cookieName, readCookie } from '../../platform/http/cookies.ts'
import { nobody, type Person } from '../../platform/http/person.ts'
import type { Platform } from '../../platform/platform.ts'

const sessionCookie = 'memay_session'

/** Tells quickly whether a request claims to have a session. */
export function hasSessionCookie(config: Pick<Config, 'secure'>): (cookie: string | undefined) => boolean {
  const name = cookieName(config, sessionCookie)
  return (cookie) => readCookie(cookie, name) !== undefined
}

/** Who is asking, by the session's cookie or the guest's. */
export async function recognisePerson(_platform: Platform, _request: FastifyRequest, _reply: FastifyReply): Promise<Person> {
  return nobody
}
