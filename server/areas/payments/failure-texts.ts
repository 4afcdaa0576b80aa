import type { Bilingual, Language } from '../../../contract/language/language.schema.ts'
import type { MomoMessageKey } from './momo/momo-result.rule.ts'

/** Why a payment attempt failed, for the shopper. Results that end no attempt need no text. */
const texts: Partial<Record<MomoMessageKey | 'gateway-timeout', Bilingual>> = {
  'declined-by-user': { vi: 'Bạn đã từ chối thanh toán.', en: 'You declined the payment.' },
  expired: { vi: 'Mã thanh toán đã hết hạn.', en: 'The payment code has expired.' },
  'insufficient-funds': { vi: 'Tài khoản không đủ tiền.', en: 'There is not enough money in the account.' },
  'declined-by-issuer': { vi: 'Ngân hàng từ chối giao dịch.', en: 'The bank refused the payment.' },
  cancelled: { vi: 'Giao dịch đã bị huỷ.', en: 'The payment was cancelled.' },
  'over-limit': { vi: 'Vượt hạn mức ngày hoặc tháng của ví.', en: 'It is over the daily or monthly limit of the wallet.' },
  'account-inactive': { vi: 'Ví này không hoạt động.', en: 'This wallet is not active.' },
  'account-restricted': { vi: 'Ví này đang bị hạn chế.', en: 'This wallet is restricted.' },
  'account-unverified': { vi: 'Ví chưa được xác thực sinh trắc học.', en: 'The wallet has not been verified yet.' },
  'sign-in-failed': { vi: 'Không đăng nhập được vào ví.', en: 'Signing in to the wallet failed.' },
  'promotion-not-applicable': { vi: 'Khuyến mãi của MoMo không áp dụng được.', en: 'A promotion of MoMo does not apply.' },
  'momo-maintenance': { vi: 'MoMo đang bảo trì.', en: 'MoMo is under maintenance.' },
  'gateway-timeout': { vi: 'MoMo trả lời quá chậm.', en: 'MoMo took too long to answer.' },
}
const otherwise: Bilingual = { vi: 'Thanh toán không thực hiện được.', en: 'The payment could not be made.' }

export function failureText(reason: string, language: Language): string {
  return (texts[reason as keyof typeof texts] ?? otherwise)[language]
}

/** Why MoMo refused a refund, for the admin who sends it. */
const refundTexts: Partial<Record<MomoMessageKey, Bilingual>> = {
  'refund-failed': {
    vi: 'MoMo chưa hoàn được, có thể thử lại sau khoảng một giờ.',
    en: 'MoMo could not do it; it may be tried again in an hour.',
  },
  'refund-exceeds-payment': {
    vi: 'Khoản này đã được hoàn hoặc vượt quá số tiền còn hoàn được. Hãy kiểm tra trên trang M4B của MoMo.',
    en: 'It has been refunded already or is more than is left. Please look it up in MoMo’s merchant portal.',
  },
  'payment-not-refundable': {
    vi: 'MoMo không cho hoàn giao dịch này. Hãy hoàn thủ công.',
    en: 'MoMo does not refund this payment. Please send it by hand.',
  },
  'amount-not-accepted': { vi: 'MoMo không nhận số tiền này.', en: 'MoMo does not accept this amount.' },
  'account-inactive': { vi: 'Ví của khách không hoạt động.', en: 'The customer’s wallet is not active.' },
  'account-restricted': { vi: 'Ví của khách đang bị hạn chế.', en: 'The customer’s wallet is restricted.' },
  'insufficient-funds': { vi: 'Tài khoản bán hàng ở MoMo không đủ tiền.', en: 'The shop’s account at MoMo does not hold enough.' },
  'momo-unavailable': {
    vi: 'MoMo không nhận yêu cầu của cửa hàng. Hãy kiểm tra cấu hình MoMo.',
    en: 'MoMo does not accept the shop’s requests. Please check its keys.',
  },
}
const refundOtherwise: Bilingual = { vi: 'MoMo từ chối hoàn khoản này.', en: 'MoMo refused this refund.' }

export function refundFailureText(code: string, language: Language): string {
  return (refundTexts[code as keyof typeof refundTexts] ?? refundOtherwise)[language]
}
