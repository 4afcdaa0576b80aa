import { decide, findByPayToken } from './sandbox-decision.ts'
import { createSandboxPayment, querySandboxPayment } from './sandbox-payments.ts'
import { expired, type MomoSandboxSetup } from './sandbox-record.ts'
import { querySandboxRefund, refundSandboxPayment } from './sandbox-refunds.ts'

export type MomoSandboxOptions = Omit<MomoSandboxSetup, 'inFlight' | 'lifetimeMs'> & { lifetimeMs?: number }
export type MomoSandbox = ReturnType<typeof createMomoSandbox>

/**
 * Plays MoMo, so that the whole shop can be tried without an account anywhere. The first four verbs
 * are its API: a body in, `{ status, body }` out. The next four are the shopper with the wallet: each
 * answers the signed callback and return. Delivering them, and drawing the page, is up to others.
 */
export function createMomoSandbox({ lifetimeMs = 10 * 60_000, ...options }: MomoSandboxOptions) {
  const setup: MomoSandboxSetup = { ...options, lifetimeMs, inFlight: new Set() }
  return {
    create: (body: unknown) => createSandboxPayment(setup, body),
    query: (body: unknown) => querySandboxPayment(setup, body),
    refund: (body: unknown) => refundSandboxPayment(setup, body),
    refundQuery: (body: unknown) => querySandboxRefund(setup, body),

    pay: (orderId: string) => decide(setup, orderId, 0),
    refuse: (orderId: string) => decide(setup, orderId, 1006),
    expire: (orderId: string) => decide(setup, orderId, expired),
    fail: (orderId: string, resultCode: number) => decide(setup, orderId, resultCode),

    /** For the pay page: what its address is about. */
    findByPayToken: (t: string, s: unknown) => findByPayToken(setup, t, s),
  }
}
