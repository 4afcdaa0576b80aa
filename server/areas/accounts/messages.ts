import type { FastifyRequest } from 'fastify'
import type { Bilingual } from '../../../contract/language.ts'
import { languageOf } from '../../platform/http/language.ts'

/** What the shop says when something about an account has gone well. */
const messages = {
  registered: {
    vi: 'Chào mừng bạn! Chúng tôi đã gửi mã xác nhận gồm 6 chữ số đến e-mail của bạn.',
    en: 'Welcome! We have sent a 6-digit code to your e-mail address.',
  },
  signedIn: { vi: 'Bạn đã đăng nhập.', en: 'You are signed in.' },
  signedOut: { vi: 'Bạn đã đăng xuất.', en: 'You are signed out.' },
  emailVerified: { vi: 'E-mail của bạn đã được xác nhận.', en: 'Your e-mail address is confirmed.' },
  codeSent: { vi: 'Chúng tôi đã gửi mã mới đến e-mail của bạn.', en: 'We have sent a new code to your e-mail address.' },
  profileSaved: { vi: 'Đã lưu thông tin tài khoản.', en: 'Your details are saved.' },
  passwordChanged: {
    vi: 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.',
    en: 'Your password is changed. Your other devices are signed out.',
  },
  resetSent: {
    vi: 'Nếu e-mail này có tài khoản, chúng tôi đã gửi liên kết đặt lại mật khẩu đến đó.',
    en: 'If there is an account with this e-mail, we have sent a link to reset its password.',
  },
  passwordReset: { vi: 'Đã đặt mật khẩu mới. Vui lòng đăng nhập.', en: 'Your new password is set. Please sign in.' },
  addressAdded: { vi: 'Đã thêm địa chỉ.', en: 'The address is added.' },
  addressSaved: { vi: 'Đã lưu địa chỉ.', en: 'The address is saved.' },
  addressDeleted: { vi: 'Đã xoá địa chỉ.', en: 'The address is deleted.' },
} as const satisfies Record<string, Bilingual>

/** One of the messages in the caller's language, followed by what else there is to tell. */
export function say(request: Pick<FastifyRequest, 'raw'>, message: keyof typeof messages, ...more: Bilingual[]): string {
  const language = languageOf(request.raw, true)
  return [messages[message], ...more].map((text) => text[language]).join(' ')
}
