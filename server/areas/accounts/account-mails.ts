import type { Language } from '../../../contract/language/language.schema.ts'
import type { Config } from '../../platform/config.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { renderMail } from '../../platform/mail/template.ts'
import { userText } from '../../platform/mail/user-text.ts'
import type { AccountSender } from './account-events.ts'
import { codeMinutes } from './sessions/account-limits.ts'

type Written = Pick<Mail, 'class' | 'subject' | 'html' | 'text' | 'secret'>

const texts = {
  vi: {
    codeTitle: 'Mã xác nhận email',
    code: [
      'Chào mừng bạn! Tài khoản của bạn đã sẵn sàng, chỉ còn xác nhận địa chỉ email.',
      `Bạn nhập mã này trên trang của tiệm. Mã có hiệu lực trong ${codeMinutes} phút.`,
    ],
    codeClosing: ['Nếu bạn không tạo tài khoản ở tiệm, hãy bỏ qua thư này.'],
    resetTitle: 'Đặt lại mật khẩu',
    reset: (minutes: number) => [
      'Có người, chắc là bạn, muốn đặt lại mật khẩu cho tài khoản dùng email này.',
      `Liên kết dùng được một lần, trong ${minutes} phút.`,
    ],
    resetButton: 'Đặt mật khẩu mới',
    resetClosing: ['Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.'],
    inviteTitle: 'Lời mời vào làm cùng cửa hàng',
    invite: (by: string, role: 'staff' | 'admin') => [
      `${by} mời bạn vào trang quản trị của cửa hàng với vai trò ${role === 'admin' ? 'quản trị viên' : 'nhân viên'}.`,
      'Liên kết dùng được một lần, trong 7 ngày.',
    ],
    inviteButton: 'Nhận lời mời',
    inviteClosing: ['Nếu bạn không quen ai ở cửa hàng, hãy bỏ qua thư này.'],
  },
  en: {
    codeTitle: 'Your e-mail code',
    code: [
      'Welcome! Your account is ready; all that is left is to confirm your e-mail address.',
      `Enter this code on the shop’s page. It is valid for ${codeMinutes} minutes.`,
    ],
    codeClosing: ['If you did not create an account at the shop, please ignore this mail.'],
    resetTitle: 'Reset your password',
    reset: (minutes: number) => [
      'Somebody, probably you, wants to reset the password of the account with this e-mail.',
      `The link works once, within ${minutes} minutes.`,
    ],
    resetButton: 'Set a new password',
    resetClosing: ['If it was not you, please ignore this mail: your password has not changed.'],
    inviteTitle: 'An invitation to work with the shop',
    invite: (by: string, role: 'staff' | 'admin') => [
      `${by} invites you to join the shop as ${role === 'admin' ? 'an admin' : 'staff'}.`,
      'The link works once, within 7 days.',
    ],
    inviteButton: 'Accept the invitation',
    inviteClosing: ['If you know nobody at the shop, please ignore this mail.'],
  },
} as const satisfies Record<Language, unknown>

export function emailCodeMail(sender: AccountSender, { code, language }: { code: string; language: Language }): Written {
  const words = texts[language]
  return written(sender, { language, title: words.codeTitle, paragraphs: [...words.code], code, closing: [...words.codeClosing] })
}

/** The link uses only the configured URL of the shop, whatever host the request named. */
export function resetMail(
  sender: AccountSender,
  { token, minutes, language }: { token: string; minutes: number; language: Language },
): Written {
  const words = texts[language]
  const button = { label: words.resetButton, url: resetLink(sender, token) }
  return written(sender, { language, title: words.resetTitle, paragraphs: words.reset(minutes), button, closing: [...words.resetClosing] })
}

export function resetLink({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/reset-password/${token}`
}

export function invitationLink({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string {
  return `${publicUrl}/invitation/${token}`
}

type InvitationMail = { token: string; by: string; role: 'staff' | 'admin'; language: Language }

export function invitationMail(sender: AccountSender, { token, by, role, language }: InvitationMail): Written {
  const words = texts[language]
  const button = { label: words.inviteButton, url: invitationLink(sender, token) }
  return written(sender, {
    language,
    title: words.inviteTitle,
    paragraphs: words.invite(userText(by), role),
    button,
    closing: [...words.inviteClosing],
  })
}

function written({ brand }: AccountSender, content: Omit<Parameters<typeof renderMail>[0], 'brand'>): Written {
  return { class: 'code', secret: true, subject: `${brand.name}: ${content.title}`, ...renderMail({ ...content, brand }) }
}
