import type { Bilingual } from '../../../../contract/language.schema.ts'
import { both, type Draft, missingOf, type PolicyFacts, section, waysToReach } from './policy-facts.rule.ts'

/** Exchanges by the settings' rules, and the shop's own mistakes. */
export function draftReturns(facts: PolicyFacts): Draft {
  const { exchangeDays } = facts
  const ways = waysToReach(facts)
  return {
    missing: missingOf(facts, ['phone', 'address']),
    sections: [
      ...(exchangeDays > 0
        ? section(
            both(`Đổi size, đổi màu trong ${exchangeDays} ngày`, `Another size or colour within ${exchangeDays} days`),
            both(
              `Trong ${exchangeDays} ngày kể từ ngày nhận, bạn có thể xin đổi sang size hay màu khác của cùng món, cùng giá, khi size và màu đó còn. Món đổi chưa giặt, chưa dùng.`,
              `Within ${exchangeDays} days of receiving it you can ask for another size or colour of the same piece at the same price, as long as there is one. What you send back has to be unwashed and unused.`,
            ),
            both(
              'Bạn gửi yêu cầu ngay trên trang đơn hàng của mình: trong tài khoản, hoặc theo liên kết trong thư xác nhận. Chúng tôi trả lời và hướng dẫn gửi hàng.',
              'Ask for it on the page of your order: in your account, or by the link in the confirmation mail. We answer and tell you where to send it.',
            ),
          )
        : []),
      ...section(
        both('Giao sai, giao thiếu, hàng lỗi', 'Our mistakes'),
        both(
          `Bạn báo cho chúng tôi kèm ảnh qua ${ways.vi}. Chúng tôi gửi lại, đổi món khác hoặc hoàn tiền; cước gửi do chúng tôi trả. Món may theo đơn cũng vậy.`,
          `Tell us with a photo by ${ways.en}. We send it again, replace it or refund it, and pay the postage. This covers what is sewn to order, too.`,
        ),
      ),
      ...section(both('Hoàn tiền', 'Refunds'), refunds(facts)),
    ],
  }
}

function refunds({ methods }: PolicyFacts): Bilingual {
  const others = both('vào tài khoản ngân hàng bạn cho chúng tôi biết', 'to the bank account you give us')
  if (!methods.includes('momo')) return both(`Tiền được hoàn ${others.vi}.`, `Refunds go ${others.en}.`)
  return both(
    `Đơn trả bằng MoMo được hoàn về ví MoMo; đơn khác ${others.vi}.`,
    `What was paid with MoMo goes back to the wallet; anything else ${others.en}.`,
  )
}
