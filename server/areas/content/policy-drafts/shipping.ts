import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import { type Area, both, type Draft, listed, missingOf, type PolicyFacts, section, waysToReach } from './policy-facts.rule.ts'

/** The delivery areas with fees and days. Null without any area. */
export function draftShipping(facts: PolicyFacts): Draft {
  const missing = missingOf(facts, ['areas', 'phone'])
  if (facts.areas.length === 0) return { sections: [], missing }
  const ways = waysToReach(facts)
  return {
    missing,
    sections: [
      ...section(both('Phạm vi giao hàng', 'Where we deliver'), whereTo(facts)),
      ...section(
        both('Phí và thời gian', 'Fees and times'),
        ...facts.areas.map((area) => termsOf(area, facts.areas.length === 1)),
        both(
          'Phí và ngày nhận dự kiến hiện ở trang đặt hàng trước khi bạn đặt. Món may theo đơn cần thêm số ngày ghi trên trang sản phẩm.',
          'The fee and the expected days are shown at checkout before you order. What is sewn to order takes the extra days given on its page.',
        ),
      ),
      ...section(
        both('Khi nhận hàng', 'When it arrives'),
        both(
          `Thiếu, sai hoặc hư hỏng, bạn chụp ảnh và báo cho chúng tôi qua ${ways.vi}. Chúng tôi gửi lại hoặc hoàn tiền mà không tính thêm phí.`,
          `If something is missing, wrong or damaged, take a photo and tell us by ${ways.en}. We send it again or refund it at no cost to you.`,
        ),
        both(
          'Nếu chúng tôi không giao được đúng hẹn, chúng tôi báo ngày mới; không đồng ý, bạn được huỷ đơn và nhận lại đủ tiền đã trả.',
          'If we cannot deliver in time we tell you the new date; if it does not suit you, you may cancel and get back everything you paid.',
        ),
      ),
    ],
  }
}

function whereTo({ areas, isEverywhere }: PolicyFacts): Bilingual {
  if (isEverywhere)
    return both(
      'Chúng tôi giao đến mọi tỉnh, thành phố của Việt Nam. Chúng tôi chưa giao ra nước ngoài.',
      'We deliver to every province and city of Vietnam. We do not deliver abroad.',
    )
  const provinces = areas.flatMap((area) => area.provinces)
  return both(
    `Hiện chúng tôi giao đến ${listed(provinces, 'và')}. Những nơi khác chúng tôi chưa giao.`,
    `We deliver to ${listed(provinces, 'and')} for now. We do not deliver elsewhere yet.`,
  )
}

function termsOf({ name, fee, freeFrom, days }: Area, isOnly: boolean): Bilingual {
  const [least, most] = days
  const span = least === most ? String(least) : `${least}–${most}`
  const unit = most === 1 ? 'day' : 'days'
  const isFree = fee === 0
  const vi = [
    isFree ? 'miễn phí giao hàng' : `phí ${formatAmount(fee)} mỗi đơn`,
    !isFree && freeFrom !== null ? `miễn phí cho đơn từ ${formatAmount(freeFrom)}` : '',
    `nhận hàng sau ${span} ngày kể từ khi đặt`,
  ].filter(Boolean)
  const en = [
    isFree ? 'free delivery' : `${formatAmount(fee)} an order`,
    !isFree && freeFrom !== null ? `free for orders of ${formatAmount(freeFrom)} or more` : '',
    `arrives ${span} ${unit} after the order`,
  ].filter(Boolean)
  const sentence = (parts: string[]) => {
    const text = parts.join('; ')
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
  }
  if (isOnly) return both(sentence(vi), sentence(en))
  return both(`${name.vi}: ${vi.join('; ')}.`, `${name.en || name.vi}: ${en.join('; ')}.`)
}
