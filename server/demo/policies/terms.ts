import type { Settings } from '../../../contract/content.ts'

export const termsOfUse: Settings['texts']['policies'][string] = [
  {
    heading: { vi: 'Người bán', en: 'The seller' },
    paragraphs: [
      {
        vi: 'Trang này do hộ kinh doanh Mẹ May ở Huế làm chủ và trực tiếp bán hàng. Tên, mã số thuế, địa chỉ, điện thoại, email và người chịu trách nhiệm ghi ở cuối mỗi trang. Chúng tôi không cho người khác bán hàng tại đây.',
        en: 'This site is owned by the Mẹ May household business in Huế, which sells on it directly. Name, tax code, address, phone, e-mail and the person responsible stand at the foot of every page. Nobody else sells here.',
      },
    ],
  },
  {
    heading: { vi: 'Đặt hàng và giao kết', en: 'Ordering' },
    paragraphs: [
      {
        vi: 'Trước khi bấm đặt, bạn được xem lại tên hàng, màu, size, số lượng, giá, phí giao, giảm giá, tổng tiền, cách và ngày giao, cách thanh toán, và sửa được mọi mục. Hợp đồng hình thành khi trang báo đặt hàng thành công; chúng tôi gửi xác nhận qua email nếu bạn có cho.',
        en: 'Before you order, you can look over every piece, colour, size and quantity, prices, delivery fee, discount and total, how and when it is delivered and how you pay, and change any of it. The contract is made when the site confirms the order; we also confirm by e-mail if you gave an address.',
      },
      {
        vi: 'Bạn tự huỷ được khi đơn còn “chờ xử lý”. Sau đó hãy gọi cho chúng tôi; hàng có sẵn chưa gửi thì huỷ được, hàng đặt may đã cắt thì không.',
        en: 'You can cancel an order yourself while it is pending. After that, call us: stock that has not been sent can still be cancelled, made-to-order pieces already cut cannot.',
      },
    ],
  },
  {
    heading: { vi: 'Giá và thanh toán', en: 'Prices and payment' },
    paragraphs: [
      {
        vi: 'Giá tính bằng đồng Việt Nam, đã gồm thuế giá trị gia tăng và tiền gói hàng, chưa gồm phí giao hàng. Giá áp dụng là giá hiện ở bước xem lại đơn. Mã giảm giá dùng theo điều kiện ghi kèm và không đổi thành tiền.',
        en: 'Prices are in Vietnamese dong and include value-added tax and wrapping, but not delivery. The price that counts is the one shown when you review the order. Discount codes follow the conditions stated with them and cannot be exchanged for cash.',
      },
      {
        vi: 'Bạn trả bằng ví MoMo, chuyển khoản (VietQR) hoặc tiền mặt khi nhận. Đơn trả trước được giữ hàng đến giờ ghi ở trang thanh toán.',
        en: 'You can pay by MoMo wallet, bank transfer (VietQR) or cash on delivery. For prepaid orders we hold the pieces until the time shown on the payment page.',
      },
    ],
  },
  {
    heading: { vi: 'Quyền và nghĩa vụ của khách', en: 'Your rights and duties' },
    paragraphs: [
      {
        vi: 'Bạn có quyền nhận đúng hàng đã đặt, kiểm hàng, đổi trả theo chính sách, được bảo vệ dữ liệu và được trả lời khiếu nại. Bạn cung cấp thông tin giao hàng đúng, trả đủ tiền, giữ kín mật khẩu của mình và không dùng trang này để gian lận.',
        en: 'You have the right to receive what you ordered, to inspect it, to return it under our policy, to have your data protected and your complaints answered. You give correct delivery details, pay in full, keep your password to yourself and do not use the site to deceive.',
      },
    ],
  },
  {
    heading: { vi: 'Quyền và nghĩa vụ của Mẹ May', en: 'Our rights and duties' },
    paragraphs: [
      {
        vi: 'Chúng tôi mô tả hàng trung thực, giao đúng hạn, xuất hoá đơn, giữ kín dữ liệu và giải quyết khiếu nại. Chúng tôi có quyền từ chối đơn có dấu hiệu gian lận, và huỷ đơn khi hết vải hoặc giá hiện sai rõ rệt, sau khi báo cho bạn và hoàn đủ tiền.',
        en: 'We describe our goods honestly, deliver on time, issue invoices, keep data confidential and settle complaints. We may decline orders that look fraudulent, and cancel when cloth has run out or a price was plainly wrong, after telling you and refunding everything.',
      },
    ],
  },
  {
    heading: { vi: 'Giới hạn cung cấp và thứ tự hiển thị', en: 'Limits, and how products are ordered' },
    paragraphs: [
      {
        vi: 'Hàng may tay nên số lượng có hạn, mỗi dòng trong giỏ tối đa 99 món, và chỉ giao trong Việt Nam. Danh sách mặc định xếp món mới trước; bạn có thể xếp theo giá, bán chạy hoặc giảm nhiều. Không ai trả tiền để được xếp trên.',
        en: 'Handwork is limited in number; a line in the cart holds at most 99 pieces, and we deliver within Việt Nam only. Lists show the newest first unless you sort by price, best selling or largest discount. Nobody pays to be placed higher.',
      },
      {
        vi: 'Đánh giá do khách viết, được đọc trước khi hiện để lọc lời thô tục và quảng cáo; chúng tôi không bỏ đánh giá vì ít sao. Đánh giá có dấu “đã mua hàng” là của đơn đã giao.',
        en: 'Reviews are written by customers and read before they appear, to keep out abuse and advertising; we do not drop them for having few stars. Those marked as a verified purchase belong to a delivered order.',
      },
    ],
  },
  {
    heading: { vi: 'Khiếu nại và tranh chấp', en: 'Complaints and disputes' },
    paragraphs: [
      {
        vi: 'Nơi nhận: trang Liên hệ, email, điện thoại, Zalo, hoặc gặp trực tiếp ở hai cửa hàng.',
        en: 'Where: the contact page, e-mail, phone, Zalo, or in person at either store.',
      },
      {
        vi: 'Cách làm: bạn cho số đơn và chuyện đã xảy ra, kèm ảnh nếu có; chúng tôi xác nhận, kiểm tra, đề xuất cách giải quyết và thực hiện khi bạn đồng ý.',
        en: 'How: give us the order number and what happened, with a photo if there is one; we acknowledge, look into it, propose a settlement and carry it out once you agree.',
      },
      {
        vi: 'Thời hạn: xác nhận trong 1 ngày làm việc; giao sai, giao thiếu, lỗi may giải quyết trong 3 ngày làm việc; thanh toán và hoàn tiền trong 5 ngày làm việc; việc khác trong 15 ngày.',
        en: 'Time limits: acknowledged within 1 working day; wrong, missing or faulty pieces settled within 3 working days; payments and refunds within 5; anything else within 15 days.',
      },
      {
        vi: 'Công cụ hỗ trợ: lịch sử đơn, trạng thái giao hàng và thanh toán trong tài khoản của bạn; khách không có tài khoản tra đơn bằng số đơn và số điện thoại. Nếu hai bên không thoả thuận được, bạn có quyền nhờ cơ quan bảo vệ người tiêu dùng hoặc toà án tại Huế theo pháp luật Việt Nam.',
        en: 'Tools: order history, delivery and payment status in your account; guests look up an order by its number and phone. If we cannot agree, you may turn to the consumer-protection authority or the courts of Huế, under the law of Việt Nam.',
      },
    ],
  },
]
