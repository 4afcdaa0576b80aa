import type { Language } from '../../../contract/language.ts'
import type { Config } from '../../platform/config.ts'
import { brandOf, renderMail } from '../../platform/mail-layout.ts'
import { codeMinutes } from './limits.ts'

type Sender = Pick<Config, 'mailFrom' | 'publicUrl'>
type Written = { subject: string; html: string; text: string }

const texts = {
  vi: {
    codeTitle: 'Mã xác nhận e-mail',
    code: [`Đây là mã xác nhận địa chỉ e-mail của bạn. Mã có hiệu lực trong ${codeMinutes} phút.`],
    codeClosing: ['Nếu bạn không tạo tài khoản ở cửa hàng, hãy bỏ qua thư này.'],
    resetTitle: 'Đặt lại mật khẩu',
    reset: (minutes: number) => [
      'Có người, chắc là bạn, muốn đặt lại mật khẩu cho tài khoản dùng e-mail này.',
      `Liên kết dùng được một lần, trong ${minutes} phút.`,
    ],
    resetButton: 'Đặt mật khẩu mới',
    resetClosing: ['Nếu không phải bạn, hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.'],
  },
  en: {
    codeTitle: 'Your e-mail code',
    code: [`This is the code that confirms your e-mail address. It is valid for ${codeMinutes} minutes.`],
    codeClosing: ['If you did not create an account at the shop, please ignore this mail.'],
    resetTitle: 'Reset your password',
    reset: (minutes: number) => [
      'Somebody, probably you, wants to reset the password of the account with this e-mail.',
      `The link works once, within ${minutes} minutes.`,
    ],
    resetButton: 'Set a new password',
    resetClosing: ['If it was not you, please ignore this mail: your password has not changed.'],
  },
} as const satisfies Record<Language, unknown>

export function emailCodeMail(config: Sender, { code, language }: { code: string; language: Language }): Written {
  const words = texts[language]
  return written(config, { language, title: words.codeTitle, paragraphs: [...words.code], code, closing: [...words.codeClosing] })
}

/** The link is built from the configured address of the shop alone, whatever host the request named. */
export function resetMail(config: Sender, { token, minutes, language }: { token: string; minutes: number; language: Language }): Written {
  const words = texts[language]
  const button = { label: words.resetButton, url: `${config.publicUrl}/reset-password/${token}` }
  return written(config, { language, title: words.resetTitle, paragraphs: words.reset(minutes), button, closing: [...words.resetClosing] })
}

function written(config: Sender, content: Omit<Parameters<typeof renderMail>[0], 'brand'>): Written {
  const brand = brandOf(config)
  return { subject: `${brand.name}: ${content.title}`, ...renderMail({ ...content, brand }) }
}
