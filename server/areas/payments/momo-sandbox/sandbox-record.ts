import type { Language } from '../../../../contract/language/language.schema.ts'
import type { MomoKeys } from '../momo/momo-signature.rule.ts'

/** Records are plain JSON (times are epoch milliseconds), so that a table can store each as one document. */
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
  /** 1000 while the shopper decides; any other result is final. */
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

/** A signed request that was refused: it stores no orderId, but its requestId is used up. */
export type MomoSandboxRefusal = StoredRecord & { kind: 'refusal'; orderId: null; resultCode: number }

export type MomoSandboxRecord = MomoSandboxPayment | MomoSandboxRefund | MomoSandboxRefusal

export type MomoSandboxStore = {
  findByOrderId(orderId: string): Promise<MomoSandboxRecord | undefined>
  findByRequestId(requestId: string): Promise<MomoSandboxRecord | undefined>
  /** Payments only. The transId of an unpaid payment need not be unique. */
  findPaymentByTransId(transId: number): Promise<MomoSandboxPayment | undefined>
  /** False, and nothing stored, when the requestId or the orderId (unless null) is taken. */
  insertIfAbsent(record: MomoSandboxRecord): Promise<boolean>
  /** False, and nothing changed, when the stored record (by requestId) no longer has `expectedVersion`. */
  save(record: MomoSandboxRecord, expectedVersion: number): Promise<boolean>
}

/** The dependencies of the sandbox's methods. */
export type MomoSandboxSetup = {
  store: MomoSandboxStore
  credentials: MomoKeys & { partnerCode: string }
  clock: () => Date
  /** The URL of the page that stands for MoMo's app. `t` names the payment and goes into its query. */
  payPage: (t: string) => string
  lifetimeMs: number
  /** Requests in progress in this process; between processes the store decides. */
  inFlight: Set<string>
}

export const waiting = 1000
export const expired = 1005
export const processing = 7002

/** The result of a payment at a time: expiry needs no write. */
export function resultNow(payment: MomoSandboxPayment, now: number): number {
  return payment.resultCode === waiting && now >= payment.expiresAt ? expired : payment.resultCode
}
