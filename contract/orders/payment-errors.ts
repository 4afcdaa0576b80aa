import type { Bilingual } from '../language/language.schema.ts'

/** The refusals of payments and refunds. */
export const paymentErrorMessages = {
  amount_mismatch: { vi: 'Số tiền không khớp với đơn hàng.', en: 'The amount does not match the order.' },
  amount_out_of_range: { vi: 'MoMo nhận từ 1.000 ₫ đến 50.000.000 ₫ mỗi lần.', en: 'MoMo takes 1.000 ₫ to 50.000.000 ₫ at a time.' },
  already_paid: { vi: 'Đơn hàng đã được thanh toán.', en: 'The order is already paid.' },
  statement_empty: {
    vi: 'Bảng này không có dòng nào khớp để ghi sổ.',
    en: 'There is no matching row to book in this statement.',
  },
  statement_refunded: {
    vi: 'Có đơn trong bảng này đã hoàn tiền nên không gỡ ghi sổ được.',
    en: 'Money of an order in this statement was refunded since, so it cannot be undone.',
  },
  reference_taken: {
    vi: 'Mã giao dịch này đã được ghi cho một đơn khác: một lần chuyển khoản chỉ tính một lần.',
    en: 'This transaction is noted for another order already: one transfer counts once.',
  },
  deposit_missing: {
    vi: 'Đơn này cần đặt cọc trước. Tiệm bắt đầu khi nhận được tiền cọc.',
    en: 'This order needs its deposit first. It is begun with once the deposit is here.',
  },
  order_closed: { vi: 'Đơn hàng đã đóng, không thanh toán được nữa.', en: 'The order is closed and can no longer be paid.' },
  gateway_failed: {
    vi: 'Chưa kết nối được với MoMo. Đơn hàng vẫn được giữ, vui lòng thử lại.',
    en: 'MoMo could not be reached. Your order is kept, please try again.',
  },
  gateway_timeout: {
    vi: 'MoMo trả lời quá chậm. Đơn hàng vẫn được giữ, vui lòng thử lại.',
    en: 'MoMo took too long. Your order is kept, please try again.',
  },
  bad_signature: { vi: 'Chữ ký không hợp lệ.', en: 'The signature is not valid.' },
  refund_failed: {
    vi: 'MoMo đã từ chối hoàn khoản này. Lý do có ở trang Hoàn tiền: hãy thử lại hoặc hoàn thủ công.',
    en: 'MoMo has refused this refund. The reason is on the refunds page: try again, or send it by hand.',
  },
  refund_owed: {
    vi: 'Tiền này phải về với khách (đơn đã huỷ, hoặc khách trả thừa) nên không huỷ khoản hoàn được. Nếu đã trả bằng cách khác, hãy ghi “Hoàn thủ công”.',
    en: 'This money is the customer’s (the order is cancelled, or was paid twice), so it cannot be withdrawn. If it was given back another way, note it as sent by hand.',
  },
  refund_refused: { vi: 'Không hoàn được số tiền này.', en: 'This amount cannot be refunded.' },
} as const satisfies Record<string, Bilingual>
