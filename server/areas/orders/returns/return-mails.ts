import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { lineName } from '../../../../contract/line-name.rule.ts'
import { formatAmount } from '../../../../contract/money.ts'
import type { Mail } from '../../../platform/mail/mail.ts'
import { type MailOrder, type MailSender, orderMail } from '../mails/order-mails.ts'
import { returnCode } from './case-code.rule.ts'
import type { StoredReturn } from './returns.sql.ts'

/** Approved, with the number and the postal address for the parcel; rejected or ended, with the reason. */
export function returnDecidedMail(order: MailOrder, sender: MailSender, { case: row, lines }: StoredReturn): Mail | null {
  const what = lines.map(({ line, returned }) => `${returned.quantity} × ${lineName(line.name, [line.color, line.size], ' ')}`).join(', ')
  const agreed = row.status === 'approved'
  return orderMail(order, sender, {
    key: `return-${row.status}:${row.id}`,
    title: agreed
      ? { vi: `Trả hàng cho đơn ${order.orderNumber}`, en: `A return for order ${order.orderNumber}` }
      : { vi: `Chưa nhận trả hàng cho đơn ${order.orderNumber}`, en: `No return for order ${order.orderNumber}` },
    paragraphs: [
      agreed
        ? {
            vi: `Tiệm nhận lại ${what}. Hàng về tới nơi, tiệm xem rồi hoàn tiền cho bạn.`,
            en: `We take back ${what}. Once it is here we check it and refund you.`,
          }
        : { vi: `Tiệm không nhận lại ${what}.`, en: `We do not take back ${what}.` },
      ...(agreed ? [whereToSend(returnCode(order.orderNumber, row.number), sender)] : []),
      ...(row.reply ? [{ byShop: row.reply }] : agreed ? [] : [askUs]),
    ],
  })
}

/** The goods are here: what is refunded. */
export function returnInspectedMail(order: MailOrder, sender: MailSender, { case: row, refund }: StoredReturn): Mail | null {
  const amount = formatAmount(refund?.amountVnd ?? 0)
  const [lessVi, lessEn] =
    row.deductionVnd > 0 ? [` (đã trừ ${formatAmount(row.deductionVnd)})`, ` (less ${formatAmount(row.deductionVnd)})`] : ['', '']
  return orderMail(order, sender, {
    key: `return-inspected:${row.id}`,
    title: { vi: `Đã nhận hàng trả của đơn ${order.orderNumber}`, en: `We have the returned items of order ${order.orderNumber}` },
    paragraphs: [
      refund
        ? {
            vi: `Tiệm đã nhận hàng bạn gửi về và sẽ hoàn cho bạn ${amount}${lessVi}. Hoàn xong tiệm báo bạn liền.`,
            en: `What you sent has arrived. We will refund ${amount}${lessEn}, and write to you once the money is sent.`,
          }
        : {
            vi: 'Tiệm đã nhận hàng bạn gửi về. Đơn này không còn khoản nào phải hoàn.',
            en: 'What you sent has arrived. Nothing is left to refund for this order.',
          },
    ],
  })
}

function whereToSend(code: string, { brand, returnAddress }: MailSender): Bilingual {
  if (!returnAddress) {
    return {
      vi: `Mã trả hàng: ${code}. Bạn trả lời thư này hoặc gọi cho tiệm, tiệm sẽ chỉ cách gửi.`,
      en: `Your return number: ${code}. Reply to this mail or call us, and we will tell you how to send it.`,
    }
  }
  const label = [brand.name, brand.phone, returnAddress].filter(Boolean).join('\n')
  return {
    vi: `Bạn gửi hàng về địa chỉ dưới đây, ghi mã ${code} lên gói nhé:\n${label}`,
    en: `Please send the items to this address, with the number ${code} on the parcel:\n${label}`,
  }
}

const askUs = {
  vi: 'Bạn trả lời thư này hoặc gọi cho tiệm để tiệm nói rõ hơn nhé.',
  en: 'Reply to this mail or call us, and we will tell you why.',
}
