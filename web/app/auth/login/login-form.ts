import { z } from 'zod'

/** The sign-in form; the name may be an e-mail. */
export const LoginForm = z.object({ name: z.string().trim().min(1).max(254), password: z.string().min(1).max(1_000) })
