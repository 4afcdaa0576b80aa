import type { z } from 'zod'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { momoOutcome, momoResults } from '../momo/momo-result.rule.ts'
import { signMomoPayToken } from '../momo/momo-signature.rule.ts'
import { type MomoSandboxPayment, type MomoSandboxRefund, type MomoSandboxSetup, resultNow } from './sandbox-record.ts'

/** The HTTP status and the JSON body. */
export type MomoSandboxResponse = { status: number; body: Record<string, unknown> }

type Named = { orderId: string; requestId: string; lang: Language }

const vietnamese: Record<number, string> = {
  0: 'Thành công.',
  13: 'Xác thực doanh nghiệp thất bại.',
  20: 'Yêu cầu sai định dạng.',
  22: 'Số tiền giao dịch không hợp lệ.',
  40: 'RequestId bị trùng.',
  41: 'OrderId bị trùng.',
  42: 'OrderId không hợp lệ hoặc không được tìm thấy.',
  1000: 'Giao dịch đã được khởi tạo, chờ người dùng xác nhận thanh toán.',
  1001: 'Giao dịch thanh toán thất bại do tài khoản người dùng không đủ tiền.',
  1002: 'Giao dịch bị từ chối do nhà phát hành tài khoản thanh toán.',
  1005: 'Giao dịch thất bại do url hoặc QR code đã hết hạn.',
  1006: 'Giao dịch bị từ chối bởi người dùng.',
  1081: 'Giao dịch hoàn tiền bị từ chối do vượt quá số tiền có thể hoàn.',
  1088: 'Giao dịch hoàn tiền bị từ chối do giao dịch gốc không được hoàn tiền.',
  7000: 'Giao dịch đang được xử lý.',
  7002: 'Giao dịch đang được xử lý.',
}

export function sandboxMessage(resultCode: number, lang: Language): string {
  if (lang === 'vi') return vietnamese[resultCode] ?? 'Giao dịch thất bại.'
  return momoResults[resultCode as keyof typeof momoResults]?.meaning ?? 'Failed.'
}

/** A response with only a result code. A refused request is a 400, as at MoMo. */
export function plainResponse(setup: MomoSandboxSetup, asked: Named, resultCode: number): MomoSandboxResponse {
  return {
    status: momoOutcome(resultCode) === 'request-error' ? 400 : 200,
    body: { ...echo(setup, asked), resultCode, message: sandboxMessage(resultCode, asked.lang), responseTime: setup.clock().getTime() },
  }
}

/** Like MoMo's, it does not repeat identifiers it could not read. */
export function malformedResponse(setup: MomoSandboxSetup, error: z.ZodError): MomoSandboxResponse {
  const subErrors = error.issues.map(({ path, message }) => ({ field: path.join('.'), message }))
  return { status: 400, body: { responseTime: setup.clock().getTime(), message: sandboxMessage(20, 'en'), resultCode: 20, subErrors } }
}

/** Built from the stored record alone, so that a repeated request gets the same response. */
export function createdResponse(setup: MomoSandboxSetup, payment: MomoSandboxPayment): MomoSandboxResponse {
  const payUrl = payPageUrl(setup, payment)
  const { amount, lang, createdAt } = payment
  return {
    status: 200,
    body: {
      ...echo(setup, payment),
      amount,
      responseTime: createdAt,
      message: sandboxMessage(0, lang),
      resultCode: 0,
      // The sandbox has no app to open, so the link and the QR code lead to its page, too.
      payUrl,
      deeplink: payUrl,
      qrCodeUrl: payUrl,
    },
  }
}

export function queriedResponse(setup: MomoSandboxSetup, payment: MomoSandboxPayment, asked: Named): MomoSandboxResponse {
  const { amount, extraData, payType, updatedAt } = payment
  const resultCode = resultNow(payment, setup.clock().getTime())
  const { status, body } = plainResponse(setup, asked, resultCode)
  const refundTrans = payment.refunds.map((refund) => ({ ...refund, resultCode: 0 }))
  const transId = resultCode === 0 ? payment.transId : 0
  return { status, body: { ...body, extraData, amount, transId, payType, refundTrans, lastUpdated: updatedAt, signature: null } }
}

export function refundedResponse(setup: MomoSandboxSetup, refund: MomoSandboxRefund, asked: Named): MomoSandboxResponse {
  const { status, body } = plainResponse(setup, asked, refund.resultCode)
  return { status, body: { ...body, amount: refund.amount, transId: refund.transId, responseTime: refund.updatedAt } }
}

/** The two parameters of MoMo's pay pages: the payment, and the signature of the URL. */
function payPageUrl({ credentials, payPage }: MomoSandboxSetup, { orderId }: MomoSandboxPayment): string {
  const token = Buffer.from(`${credentials.partnerCode}|${orderId}`).toString('base64url')
  const url = new URL(payPage(token))
  url.searchParams.set('s', signMomoPayToken(credentials, token))
  return url.href
}

function echo({ credentials }: MomoSandboxSetup, { orderId, requestId }: Omit<Named, 'lang'>) {
  return { partnerCode: credentials.partnerCode, orderId, requestId }
}
