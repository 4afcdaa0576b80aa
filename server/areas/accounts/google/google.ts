import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** A person as Google identifies them. `subject` is the identity; the e-mail is verified, and can change hands later. */
export type GooglePerson = { subject: string; email: string; fullName: string }

/** The cookie whose hash is the nonce of the credentials that this browser requests. */
export const nonceCookie = 'memay_google'

/** Verifies an ID token as of `now`, for a browser with this nonce; null if it is invalid. Throws `unavailable` while Google's keys cannot be loaded. */
export type ReadCredential = (credential: string, browser: { now: Date; nonce: string | null }) => Promise<GooglePerson | null>

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** `azp` names the client the token was issued to; some tokens carry `email_verified` as a string. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim().normalize('NFKC').toLowerCase()),
  email_verified: z.literal([true, 'true']),
  name: z.string().optional(),
  nonce: z.string().optional(),
})

/**
 * Google's ID tokens: signed with one of the keys at GOOGLE_JWKS_URL (cached for ten minutes, reloaded for an unknown
 * key), issued to us, not expired. Our pages always request a nonce, so that a credential stolen from one browser is useless in
 * another; one without a nonce comes from no page of ours and is accepted from clients of the API. Ignores everything else a browser sends about a person.
 */
export function openGoogle(google: Config['google']): ReadCredential {
  const { clientId, jwksUrl } = google
  if (!clientId) return async () => null
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  return async (credential, { now, nonce }) => {
    const options = { issuer: issuers, audience: clientId, algorithms: ['RS256'], clockTolerance: 60, maxTokenAge: '1 day' }
    const verified = await jwtVerify(credential, keys, { ...options, requiredClaims: ['sub', 'exp', 'iat'], currentDate: now }).catch(
      refuseOrWait,
    )
    const claims = verified && Claims.safeParse(verified.payload)
    if (!claims?.success) return null
    const { sub: subject, azp, email, name = '' } = claims.data
    if (claims.data.nonce !== undefined && claims.data.nonce !== nonce) return null
    if (azp !== undefined && azp !== clientId) return null
    return { subject, email, fullName: name.isWellFormed() && !name.includes('\u0000') ? name.trim().slice(0, 120) : '' }
  }
}

/** An invalid token is the caller's error; keys that cannot be loaded are ours. */
function refuseOrWait(error: unknown): null {
  const isAboutKeys = error instanceof errors.JOSEError && ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
  if (error instanceof errors.JOSEError && !isAboutKeys) return null
  throw new AppError('unavailable', { retryAfter: 5 })
}
