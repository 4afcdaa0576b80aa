import type { Settings } from '../../../contract/content.ts'

export const returnsPolicy: Settings['texts']['policies'][string] = [
  {
    heading: { vi: 'Đổi size, đổi màu, trả hàng trong 7 ngày', en: 'Exchange or return within 7 days' },
    paragraphs: [
      {
        vi: 'Trong 7 ngày kể từ ngày nhận, bạn có thể đổi sang size hay màu khác, hoặc trả lại và nhận tiền, với món có sẵn chưa mặc, chưa giặt, còn tem giấy. Không cần nêu lý do.',
        en: 'Within 7 days of receiving it, anything from stock that is unworn, unwashed and still has its paper label may be exchanged for another size or colour, or returned for a refund. No reason needed.',
      },
      {
        vi: 'Bạn trả cước gửi về. Khi đổi, chúng tôi trả cước gửi món mới.',
        en: 'You pay the postage back to us. For an exchange, we pay for sending the new piece.',
      },
    ],
  },
  {
    heading: { vi: 'Lỗi may, giao sai, giao thiếu', en: 'Our mistakes' },
    paragraphs: [
      {
        vi: 'Báo cho chúng tôi kèm ảnh trong 30 ngày. Bạn chọn may lại, đổi món khác hoặc hoàn tiền; cước hai chiều do chúng tôi trả. Hàng đặt may và hàng thêu tên cũng được áp dụng.',
        en: 'Tell us within 30 days, with a photo. You choose between mending, a replacement or a refund; we pay the postage both ways. This covers made-to-order and named pieces too.',
      },
      {
        vi: 'Trong sáu tháng, bung chỉ, tuột nút, đứt chun được sửa miễn phí; bạn chỉ trả cước gửi đến xưởng.',
        en: 'For six months, open seams, loose snaps and broken elastic are mended free; you pay only the postage to the workshop.',
      },
    ],
  },
  {
    heading: { vi: 'Những món không đổi trả', en: 'What cannot be returned' },
    paragraphs: [
      {
        vi: 'Hàng may đo, đặt may theo yêu cầu và hàng thêu tên không đổi size, không đổi màu, không trả vì đổi ý. Hàng giảm giá được đổi như bình thường.',
        en: 'Pieces cut to measure, made to order or embroidered with a name cannot be exchanged or returned because of a change of mind. Sale pieces are treated like any other.',
      },
      {
        vi: 'Màu nhuộm cây củ đậm nhạt khác nhau giữa các mẻ không phải là lỗi; dù vậy nếu bạn không ưng, cứ gửi lại trong 7 ngày như trên.',
        en: 'Shades of plant dye differ from bath to bath, which is not a fault; even so, if you do not like yours, send it back within the 7 days above.',
      },
    ],
  },
  {
    heading: { vi: 'Cách gửi trả và hoàn tiền', en: 'How to send it back, and refunds' },
    paragraphs: [
      {
        vi: 'Gọi hoặc viết cho chúng tôi số đơn và món cần đổi, rồi gửi về xưởng ở Huế. Chúng tôi trả lời trong một ngày làm việc và kiểm hàng trong hai ngày sau khi nhận.',
        en: 'Call or write with the order number and the piece, then send it to the workshop in Huế. We answer within one working day and check the parcel within two days of its arrival.',
      },
      {
        vi: 'Tiền hoàn trong 5 ngày làm việc sau đó: về ví MoMo với đơn trả bằng MoMo, về tài khoản ngân hàng bạn cung cấp với đơn chuyển khoản hoặc tiền mặt.',
        en: 'The refund follows within 5 working days: to the MoMo wallet for orders paid with MoMo, to the bank account you give us for transfers and cash.',
      },
    ],
  },
]
