import { z } from 'zod'

const password = z.string().min(1).max(1_000)
/** Six digits of an app, or a recovery code; spaces and hyphens are how people write them. */
export const SecondCode = z.string().trim().min(6).max(40)

/** The password was right, and the account asks for a code as well: who it is waits in a cookie. */
export const CodeAwaited = z.object({ data: z.null(), twoFactor: z.literal(true), message: z.string() })
export type CodeAwaited = z.infer<typeof CodeAwaited>

export const CodeForSignIn = z.object({ code: SecondCode })
/** `password`: where the account has one. */
export const TwoFactorSetup = z.object({ password: password.optional() })
export const TwoFactorEnable = z.object({ code: SecondCode })
export const TwoFactorDisable = z.object({ password: password.optional(), code: SecondCode })

export const TwoFactorState = z.object({
  data: z.object({ enabled: z.boolean(), enabledAt: z.string().nullable(), recoveryCodes: z.int() }),
})
export type TwoFactorState = z.infer<typeof TwoFactorState>
/** What the app needs, shown this once: as text, as an address and as a drawing of it (an SVG). */
export const TwoFactorSecret = z.object({ data: z.object({ secret: z.string(), uri: z.string(), qr: z.string() }) })
export type TwoFactorSecret = z.infer<typeof TwoFactorSecret>
/** Each works once where the phone is lost; shown this once. */
export const RecoveryCodes = z.object({ data: z.object({ recoveryCodes: z.array(z.string()) }), message: z.string() })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const SignInWay = z.enum(['password', 'google', 'registration', 'invitation'])
/** `isOpen`: its session still lasts; `isHere`: it is the session that asks. `device` and `address` are rough on purpose. */
export const SignIn = z.object({
  id: z.int(),
  at: z.string(),
  way: SignInWay,
  withCode: z.boolean(),
  device: z.string(),
  address: z.string(),
  isOpen: z.boolean(),
  isHere: z.boolean(),
  seenAt: z.string().nullable(),
})
export type SignIn = z.infer<typeof SignIn>
export const SignInList = z.object({ data: z.array(SignIn) })
export const SessionsEnded = z.object({ data: z.object({ ended: z.int() }), message: z.string() })
