import type { FastifyRequest } from 'fastify'
import type { Bilingual } from '../../../contract/language/language.schema.ts'
import { languageOf } from '../../platform/http/language.ts'

/** Messages after a successful account change. */
const messages = {
  registered: {
    vi: 'Chào mừng bạn! Tiệm đã gửi mã xác nhận gồm 6 chữ số đến email của bạn.',
    en: 'Welcome! We have sent a 6-digit code to your e-mail address.',
  },
  registeredWithoutMail: { vi: 'Chào mừng bạn! Tài khoản của bạn đã sẵn sàng.', en: 'Welcome! Your account is ready.' },
  signedIn: { vi: 'Bạn đã đăng nhập.', en: 'You are logged in.' },
  codeAwaited: { vi: 'Nhập mã từ ứng dụng xác thực để đăng nhập.', en: 'Enter the code of your authenticator app to log in.' },
  twoFactorOn: {
    vi: 'Đã bật xác minh hai bước. Các thiết bị khác đã được đăng xuất.',
    en: 'Two-step login is on. Your other devices are logged out.',
  },
  twoFactorOff: { vi: 'Đã tắt xác minh hai bước.', en: 'Two-step login is off.' },
  twoFactorLifted: { vi: 'Đã gỡ xác minh hai bước.', en: 'Two-step login is turned off for this person.' },
  signedOutEverywhere: { vi: 'Đã đăng xuất người này trên mọi thiết bị.', en: 'This person is logged out on all devices.' },
  recoveryCodesNew: {
    vi: 'Đã tạo mã dự phòng mới. Mã cũ không dùng được nữa.',
    en: 'New recovery codes are made. The old ones no longer work.',
  },
  othersSignedOut: { vi: 'Đã đăng xuất các thiết bị khác.', en: 'Your other devices are logged out.' },
  oneSignedOut: { vi: 'Đã đăng xuất thiết bị đó.', en: 'That device is logged out.' },
  apiKeyMade: {
    vi: 'Đã tạo khoá. Hãy chép ngay: khoá chỉ hiện lần này.',
    en: 'The key is made. Copy it now: it is shown this once.',
  },
  apiKeyRevoked: {
    vi: 'Đã thu hồi khoá. Chương trình dùng khoá này không vào được nữa.',
    en: 'The key is revoked. Programs that use it are refused from now on.',
  },
  passwordConfirmed: { vi: 'Mật khẩu đúng, bạn tiếp tục được rồi.', en: 'Thank you, you can go on.' },
  invitedByLink: {
    vi: 'Đã tạo lời mời. Hãy chép liên kết và gửi cho người được mời.',
    en: 'The invitation is made. Copy its link and pass it on.',
  },
  passwordLinkMade: {
    vi: 'Đã tạo liên kết. Hãy chép và gửi cho đúng người.',
    en: 'The link is made. Copy it and pass it on to its owner.',
  },
  invited: { vi: 'Đã gửi thư mời.', en: 'The invitation is sent.' },
  invitationRevoked: { vi: 'Đã thu hồi lời mời.', en: 'The invitation is withdrawn.' },
  joined: { vi: 'Chào mừng bạn vào làm cùng cửa hàng.', en: 'Welcome to the team.' },
  signedOut: { vi: 'Bạn đã đăng xuất.', en: 'You are logged out.' },
  emailVerified: { vi: 'Email của bạn đã được xác nhận.', en: 'Your e-mail address is confirmed.' },
  codeSent: { vi: 'Tiệm đã gửi mã mới đến email của bạn.', en: 'We have sent a new code to your e-mail address.' },
  profileSaved: { vi: 'Đã lưu thông tin tài khoản.', en: 'Your details are saved.' },
  passwordChanged: {
    vi: 'Đã đổi mật khẩu. Các thiết bị khác đã được đăng xuất.',
    en: 'Your password is changed. Your other devices are logged out.',
  },
  resetSent: {
    vi: 'Nếu email này có tài khoản, tiệm đã gửi liên kết đặt lại mật khẩu đến đó.',
    en: 'If there is an account with this e-mail, we have sent a link to reset its password.',
  },
  resetByShop: {
    vi: 'Tiệm chưa gửi được thư. Bạn gọi điện hoặc nhắn Zalo cho tiệm để đặt lại mật khẩu nhé.',
    en: 'The shop cannot send mails yet. Please call us or write to us on Zalo to reset your password.',
  },
  resetLinkLives: { vi: 'Liên kết còn dùng được.', en: 'The link works.' },
  passwordReset: { vi: 'Đã đặt mật khẩu mới. Vui lòng đăng nhập.', en: 'Your new password is set. Please log in.' },
  customerSaved: { vi: 'Đã lưu thay đổi.', en: 'The change is saved.' },
  accountErased: {
    vi: 'Tài khoản và dữ liệu cá nhân của bạn đã được xoá. Cảm ơn bạn đã ghé thăm.',
    en: 'Your account and personal data are deleted. Thank you for having been here.',
  },
  addressAdded: { vi: 'Đã thêm địa chỉ.', en: 'The address is added.' },
  addressSaved: { vi: 'Đã lưu địa chỉ.', en: 'The address is saved.' },
  addressDeleted: { vi: 'Đã xoá địa chỉ.', en: 'The address is deleted.' },
  childSaved: { vi: 'Đã lưu số đo của bé.', en: "Your child's measures are saved." },
  childDeleted: { vi: 'Đã xoá bé khỏi danh sách.', en: 'The child is removed from your list.' },
} as const satisfies Record<string, Bilingual>

/** One of the messages in the caller's language, with any additional sentence. */
export function message(request: Pick<FastifyRequest, 'raw'>, message: keyof typeof messages, ...more: Bilingual[]): string {
  const language = languageOf(request.raw, true)
  return [messages[message], ...more].map((text) => text[language]).join(' ')
}
