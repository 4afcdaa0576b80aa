import type { Bilingual, Language } from '../../../contract/language.ts'
import type { MomoMessageKey } from './momo-result.ts'

/** Why a try at paying came to nothing, for the shopper. Results that end no try need no text. */
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
