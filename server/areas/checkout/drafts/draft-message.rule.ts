import type { OrderDraft } from '../../../../contract/admin/order-drafts.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'

type DraftMessageFields = { draft: OrderDraft; shopName: string; link: string }

/** The message to a customer with the link of a draft: the items, the total as far as it is known, and until when it works. */
export function draftMessage({ draft, shopName, link }: DraftMessageFields, language: Language): string {
  const { fullName, total, expiresAt } = draft
  const isPickup = draft.body?.shippingMethod === 'pickup'
  const until = expiresAt ? new Date(expiresAt) : null
  const texts = {
    vi: () => [
      `${shopName} chào ${fullName || 'bạn'}, tiệm soạn sẵn đơn cho bạn:`,
      ...itemLines(draft),
      `Tạm tính: ${formatAmount(total)}`,
      `Bạn xem lại${isPickup ? '' : ', điền địa chỉ'} và xác nhận tại đây${until ? ` (đến hết ${days.vi.format(until).replaceAll('-', '/')})` : ''}: ${link}`,
      'Cảm ơn bạn nhiều!',
    ],
    en: () => [
      `Hello ${fullName || 'there'}, ${shopName} has prepared your order:`,
      ...itemLines(draft),
      `Total so far: ${formatAmount(total)}`,
      `Please check it${isPickup ? '' : ', add your address'} and confirm here${until ? ` (until ${days.en.format(until)})` : ''}: ${link}`,
      'Thank you!',
    ],
  }
  return texts[language]().join('\n')
}

function itemLines({ body, lines }: OrderDraft): string[] {
  const custom = (body?.customItems ?? []).map(({ quantity, name }) => `• ${quantity} × ${name}`)
  const items = (body?.items ?? []).map(({ quantity, size }, at) => {
    const { name = '', colorLabel = '' } = lines[at] ?? {}
    return `• ${quantity} × ${name} (${[colorLabel, size].filter(Boolean).join(', ')})`
  })
  return [...items, ...custom]
}

const zone = { timeZone: 'Asia/Ho_Chi_Minh' } as const
const days = {
  vi: new Intl.DateTimeFormat('vi-VN', { day: '2-digit', month: '2-digit', ...zone }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', ...zone }),
}
