import type { Settings } from '../../../contract/content.ts'

export const faq: Settings['texts']['faq'] = [
  {
    slug: 'van-chuyen',
    title: { vi: 'Vận chuyển', en: 'Shipping' },
    entries: [
      {
        slug: 'bao-lau-nhan-hang',
        question: { vi: 'Bao lâu thì tôi nhận được hàng?', en: 'How long does delivery take?' },
        answer: {
          vi: 'Hàng có sẵn rời xưởng trong 1–2 ngày. Tính cả gói hàng, trong thành phố Huế mất 2–4 ngày, các nơi khác 3–8 ngày tuỳ vùng. Trang sản phẩm và trang thanh toán ghi khoảng ngày dự kiến cho tỉnh của bạn.',
          en: 'What is in stock leaves the workshop within 1–2 days. With the packing it takes 2–4 days within Huế and 3–8 days elsewhere, depending on the region. The product page and the checkout show the expected dates for your province.',
        },
      },
      {
        slug: 'phi-giao-hang',
        question: { vi: 'Phí giao hàng tính thế nào?', en: 'What does delivery cost?' },
        answer: {
          vi: 'Từ 20.000 ₫ đến 38.000 ₫ mỗi đơn tuỳ vùng, không tính theo cân nặng. Đơn từ 300.000 ₫ ở Huế và từ 400.000–600.000 ₫ ở các vùng khác được miễn phí giao hàng.',
          en: 'Between 20.000 ₫ and 38.000 ₫ an order, by region, whatever it weighs. Orders from 300.000 ₫ in Huế and from 400.000–600.000 ₫ elsewhere are delivered free.',
        },
      },
      {
        slug: 'hang-dat-may',
        question: { vi: 'Món “đặt may” thì khi nào giao?', en: 'When do made-to-order pieces arrive?' },
        answer: {
          vi: 'Mỗi món đặt may ghi số ngày để may, từ 5 đến 10 ngày, rồi mới cộng thời gian giao. Nếu đơn có cả hàng sẵn lẫn hàng đặt may, chúng tôi gửi chung một gói khi món cuối cùng xong.',
          en: 'Each made-to-order piece says how many days it takes to sew, between 5 and 10; delivery comes on top. An order with both kinds is sent in one parcel when the last piece is done.',
        },
      },
      {
        slug: 'giao-nuoc-ngoai',
        question: { vi: 'Tiệm có gửi ra nước ngoài không?', en: 'Do you ship abroad?' },
        answer: {
          vi: 'Hiện chúng tôi chỉ giao trong Việt Nam. Nhiều khách ở xa nhờ người nhà nhận ở Huế hoặc Sài Gòn; chúng tôi gói sẵn để mang theo.',
          en: 'For now we deliver within Việt Nam only. Friends abroad often have family receive the parcel in Huế or Sài Gòn; we pack it ready to travel.',
        },
      },
    ],
  },
  {
    slug: 'doi-tra',
    title: { vi: 'Đổi trả', en: 'Returns' },
    entries: [
      {
        slug: 'doi-co',
        question: { vi: 'Bé mặc không vừa, đổi size hay đổi màu được không?', en: 'It does not fit. Can I exchange it?' },
        answer: {
          vi: 'Được, trong 7 ngày từ khi nhận, miễn món đồ chưa mặc, chưa giặt và còn tem giấy. Bạn trả cước gửi về, chúng tôi trả cước gửi món mới. Hàng đặt may và hàng thêu tên không đổi.',
          en: 'Yes, for another size or colour, within 7 days of receiving it, if it is unworn, unwashed and still has its paper label. You pay to send it back, we pay to send the new one. Made-to-order and named pieces cannot be exchanged.',
        },
      },
      {
        slug: 'loi-may',
        question: { vi: 'Món đồ bị lỗi may thì sao?', en: 'What if something is badly sewn?' },
        answer: {
          vi: 'Gửi cho chúng tôi một tấm ảnh trong 30 ngày. Chúng tôi may lại, đổi món khác hoặc hoàn tiền, theo ý bạn, và trả cước cả hai chiều. Sau đó, đến hết sáu tháng, bung chỉ hay tuột nút vẫn được may lại miễn phí.',
          en: 'Send us a photo within 30 days. We sew it again, replace it or refund it, as you prefer, and pay the postage both ways. After that, up to six months, open seams and loose snaps are still mended free.',
        },
      },
      {
        slug: 'bao-lau-hoan-tien',
        question: { vi: 'Bao lâu thì tiền về?', en: 'When do I get my money back?' },
        answer: {
          vi: 'Trong 5 ngày làm việc kể từ khi chúng tôi nhận lại hàng: về ví MoMo nếu bạn trả bằng MoMo, về tài khoản ngân hàng của bạn trong các trường hợp khác.',
          en: 'Within 5 working days of the parcel reaching us: to your MoMo wallet if you paid with MoMo, otherwise to your bank account.',
        },
      },
    ],
  },
  {
    slug: 'chon-size',
    title: { vi: 'Chọn size', en: 'Sizes' },
    entries: [
      {
        slug: 'theo-tuoi-hay-chieu-cao',
        question: { vi: 'Chọn theo tháng tuổi hay theo chiều cao?', en: 'By age, or by height?' },
        answer: {
          vi: 'Theo chiều cao và cân nặng. Tuổi chỉ để gợi ý, vì bé cùng tháng có khi chênh nhau cả gang tay. Nếu chiều cao và cân nặng rơi vào hai size khác nhau, lấy size lớn hơn.',
          en: 'By height and weight. Age is only a hint; children of the same month can differ by a hand’s breadth. If height and weight point to two sizes, take the larger.',
        },
      },
      {
        slug: 'giua-hai-co',
        question: { vi: 'Bé ở giữa hai size thì lấy size nào?', en: 'My child is between two sizes.' },
        answer: {
          vi: 'Lấy size lớn hơn. Phần lớn mẫu có dây, chun hoặc gấu gập để mặc vừa ngay mà vẫn còn chỗ lớn thêm.',
          en: 'Take the larger. Most pieces have ties, elastic or a folded hem, so they fit now and leave room to grow.',
        },
      },
      {
        slug: 'so-do-mon-do',
        question: { vi: 'Số đo trên trang sản phẩm là đo thế nào?', en: 'How are the measurements on a product taken?' },
        answer: {
          vi: 'Chúng tôi đo món đồ đã giặt một lần, trải phẳng trên bàn. Cách chắc nhất là lấy một chiếc áo bé đang mặc vừa, đo y như vậy rồi so hai con số. Mỗi chiếc chênh nhau tối đa một phân.',
          en: 'We measure each piece after one wash, laid flat on the table. The surest way is to measure something that fits now in the same way and compare. Any two of a size differ by one centimetre at most.',
        },
      },
    ],
  },
  {
    slug: 'giat-ui',
    title: { vi: 'Giặt ủi', en: 'Care' },
    entries: [
      {
        slug: 'giat-lan-dau',
        question: { vi: 'Có cần giặt trước khi cho bé mặc không?', en: 'Should I wash it before the first wear?' },
        answer: {
          vi: 'Nên. Vải đã giặt trước khi cắt nhưng còn qua bàn may và đóng gói. Đồ màu chàm và đũi nhuộm thì giặt riêng ba lần đầu, nước nguội.',
          en: 'Please do. The cloth was washed before cutting, but it has been across a sewing table and into a parcel since. Wash indigo and plant-dyed linen separately in cool water the first three times.',
        },
      },
      {
        slug: 'phoi-do-len',
        question: { vi: 'Đồ len phơi thế nào cho khỏi dão?', en: 'How do I dry knitwear without stretching it?' },
        answer: {
          vi: 'Giặt tay, cuộn vào khăn khô bóp nhẹ cho hết nước, rồi trải phẳng nơi râm mát. Đừng treo móc. Nếu lỡ giãn, nhúng nước ấm, nắn lại và phơi phẳng, áo sẽ co về gần như cũ.',
          en: 'Wash by hand, roll it in a dry towel and press, then lay it flat in the shade. Do not hang it. If it has stretched, dip it in warm water, ease it back into shape and dry it flat.',
        },
      },
      {
        slug: 'giat-lua',
        question: { vi: 'Áo dài lụa giặt máy được không?', en: 'Can the silk áo dài go in the machine?' },
        answer: {
          vi: 'Không. Giặt tay nước nguội với chút dầu gội trẻ em, đừng vắt xoắn, phơi mặt trái trong râm và ủi khi còn hơi ẩm ở mức lụa.',
          en: 'No. Wash it by hand in cool water with a little baby shampoo, do not wring, dry it inside out in the shade and iron it slightly damp on the silk setting.',
        },
      },
    ],
  },
  {
    slug: 'thanh-toan',
    title: { vi: 'Thanh toán', en: 'Payment' },
    entries: [
      {
        slug: 'cach-thanh-toan',
        question: { vi: 'Tôi có thể trả tiền bằng cách nào?', en: 'How can I pay?' },
        answer: {
          vi: 'Bằng ví MoMo (quét mã QR), chuyển khoản ngân hàng (mã VietQR) hoặc tiền mặt khi nhận hàng. Bạn được xem hàng trước khi trả tiền mặt.',
          en: 'With a MoMo wallet (scan the QR code), by bank transfer (VietQR) or in cash on delivery. You may look at the pieces before you pay in cash.',
        },
      },
      {
        slug: 'ma-qr-het-han',
        question: { vi: 'Mã QR hết hạn thì đơn có mất không?', en: 'The QR code has expired. Is my order lost?' },
        answer: {
          vi: 'Chưa. Trong 24 giờ từ lúc đặt, bạn mở lại đơn và thanh toán tiếp được, miễn hàng vẫn còn. Quá 24 giờ đơn tự huỷ. Nếu tiền đã trừ mà đơn chưa đổi trạng thái, xin đợi vài phút rồi gọi cho chúng tôi.',
          en: 'Not yet. Within 24 hours of ordering you can open the order and pay again, as long as the pieces are still there. After that it is cancelled. If the money has left but the order has not changed, wait a few minutes, then call us.',
        },
      },
      {
        slug: 'gia-da-gom-thue',
        question: { vi: 'Giá đã gồm thuế chưa?', en: 'Do prices include tax?' },
        answer: {
          vi: 'Rồi. Giá trên trang đã gồm thuế giá trị gia tăng và tiền gói hàng; chỉ phí giao hàng ghi riêng. Cần hoá đơn, bạn ghi tên và mã số thuế vào ô ghi chú khi đặt.',
          en: 'Yes. Prices include value-added tax and wrapping; only delivery is shown separately. If you need an invoice, put the name and tax code in the order note.',
        },
      },
    ],
  },
]
