import type { Language } from '../../../contract/language/language.schema.ts'
import { newId } from '../../../db/new-id.ts'
import type { Db } from '../../platform/database/client.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { renderMail } from '../../platform/mail/template.ts'
import type { Platform } from '../../platform/platform.ts'
import { type AccountSender, readAccountSender } from './account-events.ts'
import type { StoredUser } from './users.sql.ts'

type NoticeText = { title: string; text: string }
export const accountNotices = [
  'passwordChanged',
  'twoFactorOn',
  'twoFactorOff',
  'twoFactorLifted',
  'roleAdmin',
  'roleStaff',
  'roleCustomer',
  'recoveryCodesNew',
  'googleLinked',
  'usernameChanged',
  'signedOut',
] as const
type Notice = (typeof accountNotices)[number]

const notices: Record<Language, Record<Notice, NoticeText>> = {
  vi: {
    passwordChanged: {
      title: 'Mật khẩu đã được đổi',
      text: 'Mật khẩu tài khoản của bạn vừa được đổi. Các thiết bị khác đã được đăng xuất.',
    },
    twoFactorOn: {
      title: 'Đã bật xác minh hai bước',
      text: 'Từ nay mỗi lần đăng nhập cần thêm mã từ ứng dụng xác thực của bạn.',
    },
    twoFactorOff: {
      title: 'Đã tắt xác minh hai bước',
      text: 'Từ nay đăng nhập vào tài khoản của bạn chỉ cần mật khẩu.',
    },
    twoFactorLifted: {
      title: 'Cửa hàng đã gỡ xác minh hai bước',
      text: 'Một quản trị viên vừa gỡ xác minh hai bước khỏi tài khoản của bạn. Từ nay đăng nhập chỉ cần mật khẩu; bạn bật lại được bất cứ lúc nào. Các thiết bị của bạn phải đăng nhập lại.',
    },
    roleAdmin: {
      title: 'Bạn đã là quản trị viên',
      text: 'Tài khoản của bạn nay làm được mọi việc trong trang quản trị của cửa hàng. Các thiết bị của bạn phải đăng nhập lại.',
    },
    roleStaff: {
      title: 'Bạn đã là nhân viên',
      text: 'Tài khoản của bạn nay vào được trang quản trị của cửa hàng với vai trò nhân viên. Các thiết bị của bạn phải đăng nhập lại.',
    },
    roleCustomer: {
      title: 'Tài khoản không còn vào trang quản trị',
      text: 'Tài khoản của bạn không còn vào được trang quản trị của cửa hàng. Tài khoản mua hàng vẫn dùng như trước.',
    },
    recoveryCodesNew: {
      title: 'Mã dự phòng đã được thay',
      text: 'Tài khoản của bạn vừa có mười mã dự phòng mới. Các mã cũ không dùng được nữa.',
    },
    googleLinked: {
      title: 'Đăng nhập được bằng Google',
      text: 'Một tài khoản Google vừa được nối với tài khoản của bạn. Từ nay bạn đăng nhập được bằng Google.',
    },
    usernameChanged: {
      title: 'Tên đăng nhập đã được đổi',
      text: 'Tên người dùng của tài khoản bạn vừa được đổi. Tên cũ không đăng nhập được nữa, email vẫn đăng nhập được.',
    },
    signedOut: {
      title: 'Bạn đã được đăng xuất trên mọi thiết bị',
      text: 'Một quản trị viên của tiệm vừa đăng xuất tài khoản của bạn trên mọi thiết bị. Mật khẩu vẫn như cũ, bạn đăng nhập lại được ngay.',
    },
  },
  en: {
    passwordChanged: {
      title: 'Your password was changed',
      text: 'The password of your account was changed just now. Your other devices are logged out.',
    },
    twoFactorOn: {
      title: 'Two-step login is on',
      text: 'From now on each login also asks for a code of your authenticator app.',
    },
    twoFactorOff: {
      title: 'Two-step login is off',
      text: 'From now on your password alone logs in to your account.',
    },
    twoFactorLifted: {
      title: 'The shop turned off your two-step login',
      text: 'An admin has just turned off two-step login for your account. From now on your password alone logs in; you can turn it on again at any time. Your devices have to log in again.',
    },
    roleAdmin: {
      title: 'You are an admin now',
      text: 'Your account can now do everything in the shop’s admin. Your devices have to log in again.',
    },
    roleStaff: {
      title: 'You are staff now',
      text: 'Your account can now open the shop’s admin as staff. Your devices have to log in again.',
    },
    roleCustomer: {
      title: 'Your account can no longer open the admin',
      text: 'Your account can no longer open the shop’s admin. You can go on shopping with it as before.',
    },
    recoveryCodesNew: {
      title: 'Your recovery codes were replaced',
      text: 'Your account has ten new recovery codes. The old ones no longer work.',
    },
    googleLinked: {
      title: 'You can log in with Google',
      text: 'A Google account was connected to your account just now. From now on you can log in with Google.',
    },
    usernameChanged: {
      title: 'Your username was changed',
      text: 'The username of your account was changed just now. The old one no longer logs in; your e-mail still does.',
    },
    signedOut: {
      title: 'You were logged out everywhere',
      text: 'An admin of the shop has just logged your account out on all devices. Your password is the same, and you can log in again at once.',
    },
  },
}

const closing: Record<Language, { text: string; button: string }> = {
  vi: {
    text: 'Nếu không phải bạn, hoặc bạn không biết việc này, hãy đặt lại mật khẩu ngay rồi báo cho tiệm.',
    button: 'Đặt lại mật khẩu',
  },
  en: {
    text: 'If it was not you, or you did not expect this, reset your password now and let the shop know.',
    button: 'Reset my password',
  },
}

type AccountNotice = { user: Pick<StoredUser, 'id' | 'email'>; language: Language; notice: Notice }

/** Mails the user that the security of their account changed; within the limits of the mailbox, and never a reason to refuse the change. */
export async function writeAccountNotice(
  tx: Db,
  { mail, config }: Pick<Platform, 'mail' | 'config'>,
  { user, language, notice }: AccountNotice,
): Promise<void> {
  const sender = await readAccountSender(tx, config)
  const key = `account-notice:${newId('ntc')}`
  await mail.write(tx, { key, class: 'account', to: user.email, userId: user.id, ...accountNoticeMail(sender, { language, notice }) })
}

export function accountNoticeMail(
  { brand, publicUrl }: AccountSender,
  { language, notice }: Pick<AccountNotice, 'language' | 'notice'>,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { title, text } = notices[language][notice]
  const { text: otherwise, button } = closing[language]
  const link = { label: button, url: `${publicUrl}/forgot-password` }
  const rendered = renderMail({ brand, language, title, paragraphs: [text], link, closing: [otherwise] })
  return { subject: `${brand.name}: ${title}`, ...rendered }
}

export function noticeOfRole(role: StoredUser['role']): Notice {
  return ({ admin: 'roleAdmin', staff: 'roleStaff', customer: 'roleCustomer' } as const)[role]
}
