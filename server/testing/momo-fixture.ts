import { minuteMs } from '../../contract/durations.ts'
import type { MomoFetch } from '../areas/payments/momo/momo-post.ts'
import { signMomo } from '../areas/payments/momo/momo-signature.rule.ts'
import { createMomoSandboxMemory } from '../areas/payments/momo-sandbox/memory-store.ts'
import { createMomoSandbox } from '../areas/payments/momo-sandbox/momo-sandbox.ts'
import { createSandboxFetch } from '../areas/payments/momo-sandbox/sandbox-fetch.ts'
import type { Clock } from '../platform/clock.ts'
import { systemClock } from '../platform/clock.ts'

const endpoint = 'https://test-payment.momo.vn'
const credentials = { partnerCode: 'TESTSHOP', accessKey: 'test access', secretKey: 'test secret' }

type FakeResponse = (response: () => Promise<Response>, init: RequestInit) => Promise<Response>

/** For tests: a fake MoMo behind the network, which can be slow, broken or silent on demand. */
export function openTestMomo(clock: Clock = systemClock) {
  const payPage = (t: string) => `${endpoint}/v2/gateway/pay?t=${t}`
  // Shorter than the order's own window: MoMo may let a code expire before.
  const lifetimeMs = 10 * minuteMs
  const sandbox = createMomoSandbox({ store: createMomoSandboxMemory(), credentials, clock: () => clock.now(), payPage, lifetimeMs })
  const response = createSandboxFetch(sandbox)
  const calls: { verb: string; body: Record<string, unknown> }[] = []
  const manners: Record<string, FakeResponse | undefined> = {}

  const fetch: MomoFetch = async (url, init) => {
    const verb = new URL(url).pathname.replace('/v2/gateway/api/', '')
    calls.push({ verb, body: JSON.parse(String(init.body)) })
    const manner = manners[verb]
    return manner ? manner(() => response(url, init), init) : response(url, init)
  }

  return {
    sandbox,
    calls,
    fetch,
    /** Sets its behaviour for a verb; undefined: normal. */
    behave(verb: 'create' | 'query' | 'refund' | 'refund/query', manner: FakeResponse | undefined): void {
      manners[verb] = manner
    },
    callsOf: (verb: string) => calls.filter((call) => call.verb === verb),
    /** The environment of a shop that uses it. */
    environment: {
      MOMO_ENDPOINT: endpoint,
      MOMO_PARTNER_CODE: credentials.partnerCode,
      MOMO_ACCESS_KEY: credentials.accessKey,
      MOMO_SECRET_KEY: credentials.secretKey,
    },
    /** A correctly signed callback with any content. */
    notice(said: Partial<Notice> & Pick<Notice, 'orderId' | 'requestId' | 'amount'>): Notice & { signature: string } {
      const fields = { ...usual, partnerCode: credentials.partnerCode, responseTime: clock.now().getTime(), ...said }
      return { ...fields, signature: signMomo('ipnAndRedirect', credentials, fields) }
    },
  }
}

export type TestMomo = ReturnType<typeof openTestMomo>

type Notice = {
  partnerCode: string
  orderId: string
  requestId: string
  amount: number
  orderInfo: string
  orderType: string
  transId: number
  resultCode: number
  message: string
  payType: string
  responseTime: number
  extraData: string
}
const usual = {
  orderInfo: 'Đơn hàng',
  orderType: 'momo_wallet',
  transId: 4_722_695_895,
  resultCode: 0,
  message: 'Successful.',
  payType: 'qr',
  extraData: '',
}

/** Never responds, like a hanging connection; ends when the caller gives up. */
export const hangs: FakeResponse = (_answer, init) =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason), { once: true })
  })
