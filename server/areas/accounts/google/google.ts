import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import type { Config } from '../../../platform/config.ts'
import { AppError } from '../../../platform/http/errors.ts'

/** Somebody as Google vouches for them. `subject` is who they are; the e-mail is proven, and can change hands later. */
export type GooglePerson = { subject: string; email: string; fullName: string }

/** Reads an ID token as of `now`; null where it proves nothing. Throws `unavailable` while Google's keys cannot be had. */
export type ReadCredential = (credential: string, now: Date) => Promise<GooglePerson | null>

const issuers = ['https://accounts.google.com', 'accounts.google.com']

/** `azp` names whom the token was made for; `email_verified` has been seen as a text as well. */
const Claims = z.object({
  sub: z.string().min(1).max(255),
  azp: z.string().optional(),
  email: z
    .string()
    .max(254)
    .transform((email) => email.trim().normalize('NFKC').toLowerCase()),
  email_verified: z.literal([true, 'true']),
  name: z.string().optional(),
})

/**
 * Google's ID tokens: signed with one of the keys at GOOGLE_JWKS_URL (kept for ten minutes, asked for again
 * when an unknown one appears), made for us, in time. Whatever else a browser sends about a person is not looked at.
 */
export function openGoogle(google: Config['google']): ReadCredential {
  const { clientId, jwksUrl } = google
  if (!clientId) return async () => null
  const keys = createRemoteJWKSet(new URL(jwksUrl))
  return async (credential, now) => {
    const options = { issuer: issuers, audience: clientId, algorithms: ['RS256'], clockTolerance: 60, maxTokenAge: '1 day' }
    const verified = await jwtVerify(credential, keys, { ...options, requiredClaims: ['sub', 'exp', 'iat'], currentDate: now }).catch(
      refuseOrWait,
    )
    const claims = verified && Claims.safeParse(verified.payload)
    if (!claims?.success) return null
    const { sub: subject, azp, email, name = '' } = claims.data
    if (azp !== undefined && azp !== clientId) return null
    return { subject, email, fullName: name.isWellFormed() && !name.includes('\u0000') ? name.trim().slice(0, 120) : '' }
  }
}

/** A token that proves nothing is no failure of ours; keys that cannot be read are. */
function refuseOrWait(error: unknown): null {
  const isAboutKeys = error instanceof errors.JOSEError && ['ERR_JOSE_GENERIC', 'ERR_JWKS_TIMEOUT', 'ERR_JWKS_INVALID'].includes(error.code)
  if (error instanceof errors.JOSEError && !isAboutKeys) return null
  throw new AppError('unavailable', { retryAfter: 5 })
}
