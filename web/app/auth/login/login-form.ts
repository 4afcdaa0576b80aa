import { z } from 'zod'

/** What somebody types to sign in; the name may be an e-mail. */
export const LoginForm = z.object({ name: z.string().trim().min(1).max(254), password: z.string().min(1).max(1_000) })
