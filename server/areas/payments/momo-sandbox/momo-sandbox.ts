import { minuteMs } from '../../../../contract/durations.ts'
import { decide, findByPayToken } from './sandbox-decision.ts'
import { createSandboxPayment, querySandboxPayment } from './sandbox-payments.ts'
import { expired, type MomoSandboxSetup } from './sandbox-record.ts'
import { querySandboxRefund, refundSandboxPayment } from './sandbox-refunds.ts'

export type MomoSandboxOptions = Omit<MomoSandboxSetup, 'inFlight' | 'lifetimeMs'> & { lifetimeMs?: number }
export type MomoSandbox = ReturnType<typeof createMomoSandbox>

/**
 * Plays MoMo, so that the whole shop can be tried without an account anywhere. The first four methods are its API:
 * they take a body and return `{ status, body }`. The next four act as the shopper with the wallet: each returns the
 * signed callback and return URL. Delivering them and rendering the page is left to the caller.
 */
export function createMomoSandbox({ lifetimeMs = 30 * minuteMs, ...options }: MomoSandboxOptions) {
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

    /** The payment that a pay page's URL names. */
    findByPayToken: (t: string, s: unknown) => findByPayToken(setup, t, s),
  }
}
