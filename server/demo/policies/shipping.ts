import type { Settings } from '../../../contract/content.ts'

export const shippingPolicy: Settings['texts']['policies'][string] = [
  {
    heading: { vi: 'Phạm vi giao hàng', en: 'Where we deliver' },
    paragraphs: [
      {
        vi: 'Chúng tôi giao đến mọi xã, phường, đặc khu của 34 tỉnh, thành phố, qua các đơn vị vận chuyển GHN, GHTK, Viettel Post hoặc J&T. Chưa giao ra nước ngoài.',
        en: 'To every commune, ward and special zone of the 34 provinces and cities, by GHN, GHTK, Viettel Post or J&T. We do not deliver abroad yet.',
      },
      {
        vi: 'Bạn cũng có thể đến lấy tại hai cửa hàng ở Huế, không mất phí. Chọn “Tới lấy tại” cửa hàng ấy khi đặt; chúng tôi báo khi hàng sẵn sàng.',
        en: 'You can also collect from either of our places in Huế, free of charge. Choose “Pick up at” that place in the checkout; we let you know when it is ready.',
      },
    ],
  },
  {
    heading: { vi: 'Thời gian', en: 'How long it takes' },
    paragraphs: [
      {
        vi: 'Hàng có sẵn được gói và giao cho đơn vị vận chuyển trong 1–2 ngày. Từ lúc đặt đến lúc nhận, tính cả gói hàng: thành phố Huế 2–4 ngày; Bắc Trung Bộ và Đà Nẵng 3–5 ngày; Nam Trung Bộ và Tây Nguyên 3–6 ngày; Hà Nội, đồng bằng sông Hồng, Thành phố Hồ Chí Minh và Đông Nam Bộ 4–6 ngày; đồng bằng sông Cửu Long 4–7 ngày; trung du và miền núi phía Bắc 5–8 ngày.',
        en: 'Pieces in stock are packed and handed over within 1–2 days. From the order to the door, packing included: Huế 2–4 days; North Central provinces and Đà Nẵng 3–5; South Central coast and Central Highlands 3–6; Hà Nội, the Red River delta, Ho Chi Minh City and the Southeast 4–6; the Mekong delta 4–7; the northern midlands and mountains 5–8.',
      },
      {
        vi: 'Món đặt may cần thêm số ngày ghi trên trang sản phẩm. Dịp Tết, mưa lụt hoặc khi đơn vị vận chuyển tạm ngừng một vùng, chúng tôi báo ngày mới trước khi gửi; không đồng ý, bạn được huỷ đơn và nhận lại đủ tiền.',
        en: 'Made-to-order pieces take the extra days given on their page. At Tết, in floods, or when a carrier suspends a region, we tell you the new date before sending; if it does not suit you, you may cancel and are refunded in full.',
      },
    ],
  },
  {
    heading: { vi: 'Phí giao hàng', en: 'What it costs' },
    paragraphs: [
      {
        vi: 'Mỗi đơn một mức phí theo vùng, từ 20.000 ₫ đến 38.000 ₫, hiện ở trang thanh toán trước khi bạn đặt. Đơn đạt mức miễn phí của vùng (từ 300.000 ₫ ở Huế, từ 400.000 ₫ đến 600.000 ₫ ở nơi khác) không mất phí.',
        en: 'One fee an order, by region, from 20.000 ₫ to 38.000 ₫, shown at checkout before you order. Orders that reach the free-delivery amount of their region (300.000 ₫ in Huế, 400.000 ₫ to 600.000 ₫ elsewhere) pay nothing.',
      },
    ],
  },
  {
    heading: { vi: 'Khi nhận hàng', en: 'When it arrives' },
    paragraphs: [
      {
        vi: 'Bạn được mở gói xem hàng trước khi trả tiền mặt. Thiếu, sai hoặc ướt, rách, bạn có quyền từ chối nhận và báo cho chúng tôi; chúng tôi gửi lại hoặc hoàn tiền, không tính phí.',
        en: 'You may open the parcel before paying in cash. If something is missing, wrong, wet or torn, you may refuse it and tell us; we send it again or refund it, at no cost to you.',
      },
      {
        vi: 'Người giao gọi tối đa ba lần trong hai ngày. Không gặp được, hàng hoàn về Huế; chúng tôi liên lạc để gửi lại, và phí gửi lại do người nhận trả nếu lỗi không thuộc về chúng tôi hay đơn vị vận chuyển.',
        en: 'The courier calls up to three times over two days. If nobody can be reached, the parcel returns to Huế; we contact you to send it again, at the recipient’s cost where neither we nor the carrier are at fault.',
      },
    ],
  },
]
