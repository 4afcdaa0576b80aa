import { z } from 'zod'

const password = z.string().min(1).max(1_000)
/** Six digits of an authenticator app, or a recovery code; spaces and hyphens are accepted. */
export const SecondCode = z.string().trim().min(6).max(40)

/** The password was right, and the account needs a second factor: a cookie identifies the pending sign-in. */
export const CodeAwaited = z.object({ data: z.null(), twoFactor: z.literal(true), message: z.string() })
export type CodeAwaited = z.infer<typeof CodeAwaited>

export const CodeForSignIn = z.object({ code: SecondCode })
/** `password`: where the account has one. */
export const TwoFactorSetup = z.object({ password: password.optional() })
export const TwoFactorEnable = z.object({ code: SecondCode })
export const TwoFactorDisable = z.object({ password: password.optional(), code: SecondCode })

/** `needed`: an admin who has to set it up before the admin opens. */
export const TwoFactorState = z.object({
  data: z.object({ enabled: z.boolean(), enabledAt: z.string().nullable(), recoveryCodes: z.int(), needed: z.literal(true).optional() }),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>
/** The secret for the authenticator app, shown only in this response: as text, as a URL and as an SVG QR code. */
export const TwoFactorSecret = z.object({ data: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }) })
export type TwoFactorSecret = z.infer<typeof TwoFactorSecret>
/** Each code works once in place of the phone; shown only in this response. */
export const RecoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }), message: z.string() })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const SignInWay = z.enum(['password', 'google', 'registration', 'invitation'])
/** `isOpen`: its session is still valid; `isHere`: the calling session. `device` and `ip` are imprecise on purpose. */
export const SignIn = z.object({
  id: z.int(),
  at: z.string(),
  way: SignInWay,
  withCode: z.boolean(),
  device: z.string(),
  ip: z.string(),
  isOpen: z.boolean(),
  isHere: z.boolean(),
  seenAt: z.string().nullable(),
})
export type SignIn = z.infer<typeof SignIn>
/** An open session; `id`: of the sign-in that started it. */
export const OpenSession = SignIn.omit({ isOpen: true, withCode: true }).extend({ seenAt: z.string() })
export type OpenSession = z.infer<typeof OpenSession>
export const OpenSessionList = z.object({ data: z.array(OpenSession) })
/** For actions of weight in the next ten minutes. */
export const PasswordAgain = z.object({ password })
export const SignInList = z.object({ data: z.array(SignIn) })
export const SessionsEnded = z.object({ data: z.object({ ended: z.int() }), message: z.string() })
