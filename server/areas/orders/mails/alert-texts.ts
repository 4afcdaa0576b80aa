import type { Bilingual } from '../../../../contract/language/language.schema.ts'

/** The texts of alerts to the owner: what happened, and what to do. */
export const alertTexts = {
  'paid-late': {
    title: { vi: 'Tiền về sau khi đơn đã đóng', en: 'Money came after the order had closed' },
    text: {
      vi: 'Khách trả tiền khi đơn đã hết hạn và món hàng không còn. Đơn đã huỷ, khoản hoàn tiền đã được mở: bạn xem và chuyển trả khách nhé.',
      en: 'The customer paid when the order had run out and the goods were gone. The order is cancelled and a refund is open: please look and send the money back.',
    },
  },
  'paid-twice': {
    title: { vi: 'Đơn hàng được trả hai lần', en: 'An order was paid twice' },
    text: {
      vi: 'Khoản trả thừa không dùng được. Khoản hoàn tiền đã được mở: bạn xem và chuyển trả khách nhé.',
      en: 'The second payment is of no use. A refund is open: please look and send the money back.',
    },
  },
  'paid-after-cancellation': {
    title: { vi: 'Tiền về cho đơn đã huỷ', en: 'Money came for a cancelled order' },
    text: {
      vi: 'Khách trả tiền khi đơn đã huỷ. Khoản hoàn tiền đã được mở: bạn xem và chuyển trả khách nhé.',
      en: 'The customer paid when the order had been cancelled. A refund is open: please look and send the money back.',
    },
  },
  'paid-otherwise': {
    title: { vi: 'Đơn hàng được trả bằng cách khác', en: 'An order was paid in another way' },
    text: {
      vi: 'Đơn đang được chuẩn bị thì tiền về bằng một cách khác. Bạn xem lại số tiền thu hộ trước khi hãng vận chuyển giao nhé.',
      en: 'The order was being prepared when money came in another way. Please look at what the carrier is to collect before it is delivered.',
    },
  },
  'payment-mismatch': {
    title: { vi: 'Có khoản tiền không khớp', en: 'A payment does not match' },
    text: {
      vi: 'Cửa hàng được báo một khoản tiền sai số, hoặc không biết của đơn nào. Bạn đối chiếu rồi quyết định nhé.',
      en: 'The shop was told of a payment of a wrong amount, or of no order it knows. Please compare and decide.',
    },
  },
  'refund-failed': {
    title: { vi: 'Hoàn tiền chưa được', en: 'A refund was refused' },
    text: {
      vi: 'MoMo từ chối lệnh hoàn tiền. Bạn thử lại, hoặc chuyển trả khách bằng cách khác nhé.',
      en: 'MoMo refused the refund. Please try again, or send the money back in another way.',
    },
  },
  'refund-unclear': {
    title: { vi: 'Chưa rõ tiền đã hoàn chưa', en: 'Not clear whether a refund was made' },
    text: {
      vi: 'MoMo trả lời khác thường về lệnh hoàn tiền. Cửa hàng vẫn hỏi tiếp; bạn xem lại trong ứng dụng MoMo nhé.',
      en: 'MoMo gave an odd answer about the refund. The shop goes on asking; please look in the MoMo app.',
    },
  },
  'pieces-unplaced': {
    title: { vi: 'Hàng hoàn về không còn chỗ trong kho', en: 'Pieces came back that the stock has no place for' },
    text: {
      vi: 'Hàng của đơn này hoàn về, nhưng sản phẩm không còn màu hoặc size đó nên tồn kho không ghi được. Bạn thêm lại màu hoặc size rồi ghi số lượng nhé.',
      en: 'Pieces of this order came back, but the product no longer has their colour or size, so nothing counts them. Please add it again and enter how many there are.',
    },
  },
  'confirmed-out-of-stock': {
    title: { vi: 'Khách xác nhận đơn nhưng hàng đã hết', en: 'An order was confirmed, but its items are gone' },
    text: {
      vi: 'Khách muốn nhận đơn này mà kho không còn đủ hàng. Bạn gọi cho khách: may thêm phần thiếu, lên đơn món khác, hoặc huỷ đơn nhé.',
      en: 'The customer wants this order, but there is not enough left. Please call them: sew what is missing, take an order for something else, or cancel it.',
    },
  },
  'parcel-lost': {
    title: { vi: 'Kiện hàng thất lạc hoặc hư hỏng', en: 'A parcel is lost or damaged' },
    text: {
      vi: 'Hãng vận chuyển báo kiện hàng bị mất hoặc hỏng. Bạn gửi kiện khác, hoặc huỷ đơn và hoàn tiền cho khách nhé.',
      en: 'The carrier says the parcel is lost or damaged. Please send another, or cancel the order and refund the customer.',
    },
  },
  'exchange-parcel-lost': {
    title: { vi: 'Kiện hàng đổi thất lạc hoặc hư hỏng', en: 'The parcel of an exchange is lost or damaged' },
    text: {
      vi: 'Hãng vận chuyển báo bưu kiện đổi hàng bị mất hoặc hỏng. Bạn gửi món khác, hoặc bỏ việc đổi và hoàn tiền cho khách nhé.',
      en: 'The carrier says the parcel of an exchange is lost or damaged. Please send another item, or cancel the exchange and refund the customer.',
    },
  },
} as const satisfies Record<string, Record<'title' | 'text', Bilingual>>

export type AlertKind = keyof typeof alertTexts
