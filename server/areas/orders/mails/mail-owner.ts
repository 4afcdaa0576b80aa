import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { brandWithLogo, renderMail } from '../../../platform/mail/template.ts'
import { readSettings } from '../../content/content.ts'
import { adminPaths } from '../order-paths.rule.ts'
import type { MailDeps } from './mail-customer.ts'
import type { MailSender } from './order-mails.ts'

const texts = {
  title: { vi: 'Có đơn tiền mặt quá hạn xác nhận', en: 'Cash orders nobody confirmed in time' },
  text: {
    vi: 'Hàng của những đơn này đã được thả ra cho khách khác. Bạn gọi cho khách: bấm “Đã gọi xác nhận” thì đơn giữ hàng lại nếu còn. Không ai xác nhận thì bảy ngày sau đơn tự huỷ. Thư này mỗi ngày chỉ gửi một lần.',
    en: 'Their stock has been released to other customers. Please call: once you press “Confirmed by phone”, the order reserves it again if it is still there. Seven days later an order nobody has confirmed is cancelled. This mail is sent once a day.',
  },
} as const satisfies Record<string, Bilingual>

/** Unconfirmed cash orders released their stock; the owner gets one mail a day. */
export async function mailOwnerOfCancellation(tx: Db, { mail, config }: MailDeps, now: Date): Promise<void> {
  const { brand } = await readSettings(tx)
  const rendered = cancellationMail({ brand, publicUrl: config.publicUrl })
  await mail.write(tx, { key: `cash-lapsed:${vietnamDay(now)}`, class: 'owner', to: brand.email || config.admin.email, ...rendered })
}

/** In Vietnamese with English below, because the owner's language is not known. */
export function cancellationMail({ brand, publicUrl }: MailSender): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { title, text } = texts
  const rendered = renderMail({
    language: 'vi',
    title: title.vi,
    paragraphs: [text.vi, `${title.en}. ${text.en}`],
    button: { label: 'Xem các đơn · See the orders', url: publicUrl + adminPaths.toConfirm },
    brand: brandWithLogo(brand, publicUrl),
  })
  return { subject: `${brand.name}: ${title.vi}`, ...rendered }
}
