import type { Bilingual } from '../language/language.schema.ts'
import { formatAmount } from '../money.ts'
import type { OrderChange } from './order-changes.ts'

/** A change of an order as a sentence, for its page, its mail and the admin. */
export function describeChange({ kind, item = '', from = '', to = '' }: OrderChange): Bilingual {
  const money = { from: formatAmount(Number(from)), to: formatAmount(Number(to)) }
  const sentences: Record<OrderChange['kind'], Bilingual> = {
    added: { vi: `Thêm ${to} × ${item}`, en: `Added ${to} × ${item}` },
    removed: { vi: `Bỏ ${from} × ${item}`, en: `Removed ${from} × ${item}` },
    quantity: { vi: `${item}: số lượng ${from} → ${to}`, en: `${item}: quantity ${from} → ${to}` },
    variant: { vi: `${item}: đổi ${from} → ${to}`, en: `${item}: changed from ${from} to ${to}` },
    personalization: { vi: `${item}: sửa phần làm riêng cho bé`, en: `${item}: changed what is made for your child` },
    price: { vi: `${item}: giá ${money.from} → ${money.to}`, en: `${item}: price ${money.from} → ${money.to}` },
    shipping: { vi: `Phí giao hàng ${money.from} → ${money.to}`, en: `Delivery fee ${money.from} → ${money.to}` },
    discount: { vi: `Giảm giá ${money.from} → ${money.to}`, en: `Discount ${money.from} → ${money.to}` },
  }
  return sentences[kind]
}
