import type { Bilingual } from '../../../../contract/language.schema.ts'
import { vietnamDay } from '../../../../contract/vietnam-time.ts'
import type { Db } from '../../../platform/database/client.ts'
import { renderMail } from '../../../platform/mail/template.ts'
import { readSettings } from '../../content/content.ts'
import { adminPaths } from '../order-paths.rule.ts'
import type { MailDeps } from './mail-customer.ts'

type Notice = { key: string; title: Bilingual; text: Bilingual }

/** Unconfirmed cash orders released their stock; the owner gets one mail a day. */
export async function mailOwnerOfCancellation(tx: Db, deps: MailDeps, now: Date): Promise<void> {
  await mailOwner(tx, deps, {
    key: `cash-lapsed:${vietnamDay(now)}`,
    title: { vi: 'Có đơn tiền mặt quá hạn xác nhận', en: 'Cash orders nobody confirmed in time' },
    text: {
      vi: 'Hàng của những đơn này đã được thả ra cho khách khác. Bạn gọi cho khách: bấm “Đã gọi xác nhận” thì đơn giữ hàng lại nếu còn. Không ai xác nhận thì bảy ngày sau đơn tự huỷ. Thư này mỗi ngày chỉ gửi một lần.',
      en: 'Their stock has been released to other customers. Please call: once you press “Confirmed by phone”, the order reserves it again if it is still there. Seven days later an order nobody has confirmed is cancelled. This mail is sent once a day.',
    },
  })
}

/** In Vietnamese with English below, because the owner's language is not known. One mail for each key. */
async function mailOwner(tx: Db, { mail, config }: MailDeps, { key, title, text }: Notice): Promise<void> {
  const { brand } = await readSettings(tx)
  const { publicUrl } = config
  const rendered = renderMail({
    language: 'vi',
    title: title.vi,
    paragraphs: [text.vi, `${title.en}. ${text.en}`],
    button: { label: 'Xem các đơn · See the orders', url: publicUrl + adminPaths.toConfirm },
    brand: { name: brand.name, url: publicUrl },
  })
  await mail.write(tx, { key, class: 'owner', to: brand.email || config.admin.email, subject: `${brand.name}: ${title.vi}`, ...rendered })
}
