import { momoOutcome } from '../momo/momo-result.rule.ts'
import { signMomo, verifyMomoPayToken } from '../momo/momo-signature.rule.ts'
import { expired, type MomoSandboxPayment, type MomoSandboxSetup, resultNow, waiting } from './sandbox-record.ts'
import { sandboxMessage } from './sandbox-response.ts'

/** The results of a shopper's decision: the callback to send, and the URL to return to. */
export type MomoSandboxNotice = {
  resultCode: number
  ipnUrl: string
  ipnBody: Record<string, string | number>
  redirectUrl: string
}

/** `already-settled` has the notice of the first decision, whatever was requested now. */
export type MomoSandboxSettled = ({ kind: 'settled' | 'already-settled' } & MomoSandboxNotice) | { kind: 'unknown-order' }

/** Only the first decision counts. A shopper who decides too late finds the payment expired. */
export async function decide(setup: MomoSandboxSetup, orderId: string, resultCode: number): Promise<MomoSandboxSettled> {
  if (resultCode !== 0 && resultCode !== expired && momoOutcome(resultCode) !== 'failed') {
    throw new Error(`A shopper cannot end a payment with ${resultCode}`)
  }
  for (;;) {
    const payment = await setup.store.findByOrderId(orderId)
    if (payment?.kind !== 'payment') return { kind: 'unknown-order' }
    if (payment.resultCode !== waiting) return { kind: 'already-settled', ...noticeOf(setup, payment) }
    const settled = settle(payment, resultCode, setup.clock().getTime())
    if (await setup.store.save(settled, payment.version)) return { kind: 'settled', ...noticeOf(setup, settled) }
  }
}

/** The payment of a pay page's `t`, if `s` proves that the sandbox created the URL. */
export async function findByPayToken(setup: MomoSandboxSetup, t: string, s: unknown): Promise<MomoSandboxPayment | undefined> {
  if (!verifyMomoPayToken(setup.credentials, t, s)) return undefined
  const orderId = Buffer.from(t, 'base64url')
    .toString()
    .slice(setup.credentials.partnerCode.length + 1)
  const payment = await setup.store.findByOrderId(orderId)
  if (payment?.kind !== 'payment') return undefined
  return { ...payment, resultCode: resultNow(payment, setup.clock().getTime()) }
}

function settle(payment: MomoSandboxPayment, wanted: number, now: number): MomoSandboxPayment {
  const isLate = resultNow(payment, now) === expired
  const resultCode = isLate ? expired : wanted
  const isPaid = resultCode === 0
  return {
    ...payment,
    resultCode,
    // MoMo gives an unpaid payment no transaction: an empty payType, and the time in place of a number.
    payType: isPaid ? 'qr' : '',
    transId: isPaid ? payment.transId : now,
    updatedAt: now,
    version: payment.version + 1,
  }
}

function noticeOf(setup: MomoSandboxSetup, payment: MomoSandboxPayment): MomoSandboxNotice {
  const { partnerCode, ...keys } = setup.credentials
  const { orderId, requestId, amount, orderInfo, transId, resultCode, payType, extraData, lang } = payment
  const signed = {
    partnerCode,
    orderId,
    requestId,
    amount,
    orderInfo,
    orderType: 'momo_wallet',
    transId,
    resultCode,
    message: sandboxMessage(resultCode, lang),
    payType,
    responseTime: payment.updatedAt,
    extraData,
  }
  const ipnBody = { ...signed, signature: signMomo('ipnAndRedirect', keys, signed) }
  return { resultCode, ipnUrl: payment.ipnUrl, ipnBody, redirectUrl: withQuery(payment.redirectUrl, ipnBody) }
}

function withQuery(address: string, parameters: Record<string, string | number>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.append(name, String(value))
  return url.href
}
