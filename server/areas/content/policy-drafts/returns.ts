import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { both, type Draft, missingOf, type PolicyFacts, section, waysToReach } from './policy-facts.rule.ts'

/** Exchanges by the settings' rules, and the shop's own mistakes. */
export function draftReturns(facts: PolicyFacts): Draft {
  const { exchangeDays, returnDays } = facts
  const ways = waysToReach(facts)
  return {
    missing: missingOf(facts, ['phone', 'address']),
    sections: [
      ...(exchangeDays > 0
        ? section(
            both(`Đổi size, đổi màu trong ${exchangeDays} ngày`, `Another size or colour within ${exchangeDays} days`),
            both(
              `Trong ${exchangeDays} ngày kể từ ngày nhận, bạn có thể xin đổi sang size hay màu khác của cùng món khi size và màu đó còn; khác giá thì bù hoặc nhận lại phần chênh. Món đổi chưa giặt, chưa dùng.`,
              `Within ${exchangeDays} days of receiving it you can ask for another size or colour of the same piece, as long as there is one; you pay or get back the difference in price. What you send back has to be unwashed and unused.`,
            ),
            both(
              'Bạn gửi yêu cầu ngay trên trang đơn hàng của mình: trong tài khoản, hoặc theo liên kết trong thư xác nhận. Chúng tôi trả lời và hướng dẫn gửi hàng.',
              'Ask for it on the page of your order: in your account, or by the link in the confirmation mail. We answer and tell you where to send it.',
            ),
          )
        : []),
      ...(returnDays > 0
        ? section(
            both(`Trả hàng, hoàn tiền trong ${returnDays} ngày`, `Money back within ${returnDays} days`),
            both(
              `Trong ${returnDays} ngày kể từ ngày nhận, bạn có thể xin trả món chưa giặt, chưa dùng trên trang đơn hàng. Nhận và xem hàng xong, chúng tôi hoàn tiền món đó. Món làm riêng theo tên hoặc số đo thì không trả được.`,
              `Within ${returnDays} days of receiving it you can ask on the page of your order to return what is unwashed and unused. We refund its price once it is here and checked. What was made with a name or measures cannot be returned.`,
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
