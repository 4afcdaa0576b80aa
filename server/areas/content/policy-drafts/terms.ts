import type { Bilingual } from '../../../../contract/language/language.schema.ts'
import { formatAmount } from '../../../../contract/money.ts'
import type { PaymentMethod } from '../../../../contract/orders/orders.ts'
import { both, type Draft, listed, missingOf, type PolicyFacts, section, waysToReach } from './policy-facts.rule.ts'

/** The seller, the conclusion of a contract, prices and disputes: the points the law requires. */
export function draftTerms(facts: PolicyFacts): Draft {
  const { shop } = facts
  const ways = waysToReach(facts)
  return {
    missing: missingOf(facts, ['name', 'address', 'taxCode', 'phone', 'email', 'person', 'payment']),
    sections: [
      ...section(both('Người bán', 'The seller'), seller(facts)),
      ...section(
        both('Đặt hàng', 'Ordering'),
        both(
          'Trước khi bấm đặt, bạn xem lại và sửa được tên hàng, màu, size, số lượng, giá, phí giao, giảm giá, tổng tiền, cách giao và cách thanh toán. Hợp đồng hình thành khi trang báo đã nhận đơn hàng.',
          'Before you order you can look over and change every piece, colour, size, quantity, price, fee, discount and total, how it is delivered and how you pay. The contract is made when the site says that it has your order.',
        ),
        both(
          'Bạn tự huỷ được khi đơn chưa được xử lý. Sau đó bạn liên hệ với chúng tôi.',
          'You can cancel an order yourself until we begin to prepare it. After that, please contact us.',
        ),
      ),
      ...section(
        both('Giá và thanh toán', 'Prices and payment'),
        both(
          'Giá tính bằng đồng Việt Nam, đã gồm thuế, chưa gồm phí giao hàng. Giá áp dụng là giá hiện ở bước xem lại đơn. Mã giảm giá dùng theo điều kiện ghi kèm và không đổi thành tiền.',
          'Prices are in Vietnamese dong and include tax, but not delivery. The price that counts is the one shown when you review the order. Discount codes follow the conditions stated with them and cannot be exchanged for cash.',
        ),
        payment(facts),
        deposit(facts),
      ),
      ...section(
        both('Quyền và nghĩa vụ của khách', 'Your rights and duties'),
        both(
          'Bạn có quyền nhận đúng hàng đã đặt, kiểm hàng khi nhận, đổi trả theo chính sách, được bảo vệ dữ liệu và được trả lời khiếu nại. Bạn cho thông tin giao hàng đúng, trả đủ tiền và giữ kín mật khẩu của mình.',
          'You have the right to receive what you ordered, to inspect it, to return it under our policy, to have your data protected and your complaints answered. You give correct delivery details, pay in full and keep your password to yourself.',
        ),
      ),
      ...section(
        both(`Quyền và nghĩa vụ của ${shop}`, `Rights and duties of ${shop}`),
        both(
          'Chúng tôi mô tả hàng trung thực, giao đúng hẹn, giữ kín dữ liệu và giải quyết khiếu nại. Chúng tôi có quyền từ chối đơn có dấu hiệu gian lận, và huỷ đơn khi hết hàng hoặc giá hiện sai rõ rệt, sau khi báo cho bạn và hoàn đủ tiền.',
          'We describe our goods honestly, deliver in time, keep data confidential and settle complaints. We may decline orders that look fraudulent, and cancel when something has run out or a price was plainly wrong, after telling you and refunding everything.',
        ),
      ),
      ...section(
        both('Giới hạn cung cấp và thứ tự hiển thị', 'Limits, and the order of products'),
        both(
          'Chúng tôi chỉ giao trong Việt Nam, đến những nơi có trong chính sách giao hàng. Danh sách mặc định xếp món mới trước; bạn có thể xếp theo giá, bán chạy hoặc giảm nhiều. Không ai trả tiền để được xếp trên.',
          'We deliver within Vietnam only, to the places our shipping policy names. Lists show the newest first unless you sort them by price, best selling or largest discount. Nobody pays to be placed higher.',
        ),
        both(
          'Đánh giá do khách viết và được đọc trước khi hiện. Đánh giá có dấu “Đã mua ở đây” là của đơn đã giao.',
          'Reviews are written by customers and read before they appear. Those marked as bought here belong to a delivered order.',
        ),
      ),
      ...section(
        both('Khiếu nại và tranh chấp', 'Complaints and disputes'),
        both(
          `Bạn gửi khiếu nại qua ${ways.vi}, kèm mã đơn, chuyện đã xảy ra và ảnh nếu có. Chúng tôi kiểm tra, đề xuất cách giải quyết và làm theo khi bạn đồng ý, trong 15 ngày kể từ khi nhận.`,
          `Send a complaint by ${ways.en}, with the order number, what happened and a photo if there is one. We look into it, propose a settlement and carry it out once you agree, within 15 days of hearing from you.`,
        ),
        both(
          'Bạn theo dõi đơn, việc giao và thanh toán trong tài khoản hoặc ở mục tra cứu đơn hàng. Không thoả thuận được, bạn có quyền nhờ cơ quan bảo vệ người tiêu dùng hoặc toà án theo pháp luật Việt Nam.',
          'Follow your order, its delivery and payment in your account or on the page for tracking orders. If we cannot agree, you may turn to the consumer-protection authority or to the courts, under the law of Vietnam.',
        ),
      ),
    ],
  }
}

function seller({ shop, owner }: PolicyFacts): Bilingual {
  const name = owner.name || shop
  const said = (vi: string, en: string, fact: string) => (fact ? [both(`${vi} ${fact}`, `${en} ${fact}`)] : [])
  const known = [
    ...said('mã số thuế', 'tax code', owner.taxCode),
    ...said('địa chỉ', 'address', owner.address),
    ...said('điện thoại', 'phone', owner.phone),
    ...said('email', 'e-mail', owner.email),
    ...said('người chịu trách nhiệm', 'person responsible', owner.person),
  ]
  const end = (language: 'vi' | 'en') => (known.length > 0 ? `: ${known.map((part) => part[language]).join(', ')}.` : '.')
  const isSame = name === shop
  return both(
    `Trang ${shop}${isSame ? '' : ` do ${name} làm chủ và`} trực tiếp bán hàng${end('vi')}`,
    `${shop} ${isSame ? 'sells directly on this site' : `is owned by ${name}, who sells on it directly`}${end('en')}`,
  )
}

const methodNames: Record<PaymentMethod, Bilingual> = {
  momo: both('ví MoMo', 'MoMo wallet'),
  bank: both('chuyển khoản ngân hàng', 'bank transfer'),
  cod: both('tiền mặt khi nhận hàng', 'cash on delivery'),
}

function payment({ methods }: PolicyFacts): Bilingual | null {
  if (methods.length === 0) return null
  const isPrepaid = methods.some((method) => method !== 'cod')
  const names = (language: 'vi' | 'en') => methods.map((method) => methodNames[method][language])
  return both(
    `Bạn trả bằng ${listed(names('vi'), 'hoặc')}.${isPrepaid ? ' Đơn trả trước được giữ hàng đến giờ ghi ở trang thanh toán.' : ''}`,
    `You can pay by ${listed(names('en'), 'or')}.${isPrepaid ? ' For prepaid orders the goods are kept until the time shown on the payment page.' : ''}`,
  )
}

function deposit({ deposit }: PolicyFacts): Bilingual | null {
  if (!deposit) return null
  const from = formatAmount(deposit.from)
  return both(
    `Đơn từ ${from} trả tiền mặt cần đặt cọc ${deposit.percent}% bằng chuyển khoản.`,
    `Orders of ${from} or more that are paid in cash need a deposit of ${deposit.percent}% by transfer.`,
  )
}
