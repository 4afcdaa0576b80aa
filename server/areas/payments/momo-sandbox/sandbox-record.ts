import type { Language } from '../../../../contract/language.schema.ts'
import type { MomoKeys } from '../momo/momo-signature.rule.ts'

/** Records are plain JSON (times are epoch milliseconds), so that a table may keep them as one document. */
type StoredRecord = { requestId: string; version: number; createdAt: number; updatedAt: number }

export type MomoSandboxPayment = StoredRecord & {
  kind: 'payment'
  orderId: string
  amount: number
  orderInfo: string
  redirectUrl: string
  ipnUrl: string
  extraData: string
  lang: Language
  expiresAt: number
  /** 1000 while the shopper decides; any other result is the last one. */
  resultCode: number
  transId: number
  payType: string
  refunds: { orderId: string; amount: number }[]
}

export type MomoSandboxRefund = StoredRecord & {
  kind: 'refund'
  orderId: string
  amount: number
  lang: Language
  paymentTransId: number
  transId: number
  /** 7002 until the payment has been charged with it. */
  resultCode: number
}

/** A signed request that was refused: it holds no orderId, but its requestId is used up. */
export type MomoSandboxRefusal = StoredRecord & { kind: 'refusal'; orderId: null; resultCode: number }

export type MomoSandboxRecord = MomoSandboxPayment | MomoSandboxRefund | MomoSandboxRefusal

export type MomoSandboxStore = {
  findByOrderId(orderId: string): Promise<MomoSandboxRecord | undefined>
  findByRequestId(requestId: string): Promise<MomoSandboxRecord | undefined>
  /** Payments only. The transId of an unpaid payment need not be unique. */
  findPaymentByTransId(transId: number): Promise<MomoSandboxPayment | undefined>
  /** False, and nothing kept, when the requestId or the orderId (unless null) is taken. */
  insertIfAbsent(record: MomoSandboxRecord): Promise<boolean>
  /** False, and nothing changed, when the kept record (by requestId) is no longer of `expectedVersion`. */
  save(record: MomoSandboxRecord, expectedVersion: number): Promise<boolean>
}

/** Everything the sandbox works with, passed to each of its verbs. */
export type MomoSandboxSetup = {
  store: MomoSandboxStore
  credentials: MomoKeys & { partnerCode: string }
  clock: () => Date
  /** The address of the page that stands for MoMo's app. `t` names the payment and goes into its query. */
  payPage: (t: string) => string
  lifetimeMs: number
  /** Requests being worked on in this process; between processes the store decides. */
  inFlight: Set<string>
}

export const waiting = 1000
export const expired = 1005
export const processing = 7002

/** What the payment has come to by now: time runs out without anybody writing it down. */
export function resultNow(payment: MomoSandboxPayment, now: number): number {
  return payment.resultCode === waiting && now >= payment.expiresAt ? expired : payment.resultCode
}
