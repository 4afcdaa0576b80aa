import type { OrderTextStep } from './order-texts.ts'

/** The texts of a shop that has written none of its own. */
export const defaultOrderTexts: Record<OrderTextStep, { vi: string; en: string }> = {
  placed: {
    vi: `{tên tiệm} chào {tên khách}, tiệm đã lên đơn {mã đơn} cho bạn:
{món hàng}
Giảm giá: −{giảm giá}
Phí giao hàng: {phí giao}
Gói quà: {phí gói quà}
Tổng cộng: {tổng tiền} ({cách trả})
Nơi nhận: {địa chỉ}
Dự kiến nhận: {ngày hẹn}
Nội dung chuyển khoản: {nội dung chuyển khoản}
Đặt cọc bằng chuyển khoản: {tiền cọc}, còn lại trả khi nhận hàng
Bạn xác nhận đơn giúp tiệm tại đây: {link xác nhận}
Bạn thanh toán tại đây: {link thanh toán}
Bạn theo dõi đơn tại đây: {link đơn}
Cảm ơn bạn nhiều!`,
    en: `Hello {customer}, this is {shop}. Your order {order}:
{items}
Discount: −{discount}
Delivery: {delivery fee}
Gift wrapping: {gift wrap}
Total: {total} ({payment})
Where: {address}
When: {promised day}
Transfer note: {transfer note}
Deposit by bank transfer: {deposit}, the rest when you get it
Please confirm it here: {confirmation link}
Pay here: {payment link}
Follow it here: {order link}
Thank you!`,
  },
  confirmed: {
    vi: `Chào {tên khách}, tiệm đã nhận đơn {mã đơn} và bắt đầu chuẩn bị cho bạn.
Dự kiến nhận: {ngày hẹn}
Theo dõi đơn tại đây: {link đơn}
{tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, your order {order} is confirmed and we have begun with it.
When: {promised day}
Follow it here: {order link}
Thank you from {shop}!`,
  },
  sewn: {
    vi: `Chào {tên khách}, đồ trong đơn {mã đơn} đã may xong, tiệm đang gói cho bạn.
Dự kiến nhận: {ngày hẹn}
Xem ảnh và theo dõi đơn tại đây: {link đơn}
{tên tiệm} cảm ơn bạn đã chờ!`,
    en: `Hello {customer}, your order {order} is sewn, and we are packing it.
When: {promised day}
Photos and progress: {order link}
Thank you for waiting! {shop}`,
  },
  sent: {
    vi: `Chào {tên khách}, tiệm đã gửi đơn {mã đơn} cho bạn.
Hãng giao: {hãng giao}
Theo dõi kiện hàng: {link theo dõi}
Khi nhận bạn trả: {tiền thu hộ}
Dự kiến nhận: {ngày hẹn}
Bạn để ý điện thoại giúp tiệm nhé. {tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, your order {order} is on its way.
Carrier: {carrier}
Follow the parcel: {tracking link}
To pay on delivery: {cash due}
Arrives: {promised day}
The courier will call you. Thank you from {shop}!`,
  },
  ready: {
    vi: `Chào {tên khách}, đơn {mã đơn} đã sẵn sàng, mời bạn tới lấy ở tiệm.
Nơi lấy: {địa chỉ}
Khi lấy bạn trả: {tiền thu hộ}
Xem đơn tại đây: {link đơn}
{tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, your order {order} is ready to pick up.
Where: {address}
To pay when you pick it up: {cash due}
See the order here: {order link}
Thank you from {shop}!`,
  },
  late: {
    vi: `Chào {tên khách}, đơn {mã đơn} trễ hơn tiệm hẹn, tiệm xin lỗi bạn nhiều.
Ngày đã hẹn: {ngày hẹn}
Theo dõi kiện hàng: {link theo dõi}
Xem đơn tại đây: {link đơn}
Bạn cần gấp hay muốn đổi ý thì cứ nhắn tiệm nhé.`,
    en: `Hello {customer}, your order {order} is later than we promised. We are very sorry.
Promised: {promised day}
Follow the parcel: {tracking link}
See the order here: {order link}
If you need it soon or have changed your mind, just write to us.`,
  },
  arrived: {
    vi: `Chào {tên khách}, đơn {mã đơn} đã tới tay bạn. Mong bé mặc vừa và thích!
Có gì chưa vừa ý bạn cứ nhắn tiệm, hoặc xem đơn tại đây: {link đơn}
{tên tiệm} cảm ơn bạn nhiều!`,
    en: `Hello {customer}, your order {order} is with you. We hope it fits and is loved!
If something is not right, write to us or see the order here: {order link}
Thank you from {shop}!`,
  },
  exchange: {
    vi: `Chào {tên khách}, tiệm đổi giúp bạn món này của đơn {mã đơn}:
{món đổi}
Bạn gửi món cũ về, ghi mã đơn trong gói nhé: {nơi gửi về}
Món mới đang trên đường: {link theo dõi}
Theo dõi việc đổi tại đây: {link đơn}
{tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, we are glad to exchange this item of order {order}:
{exchange}
Please send the old one back with the order number in the parcel: {return address}
The new one is on its way: {tracking link}
Follow it here: {order link}
Thank you from {shop}!`,
  },
  refunded: {
    vi: `Chào {tên khách}, tiệm đã hoàn tiền đơn {mã đơn} cho bạn.
Số tiền: {tiền hoàn}
Ngân hàng hay ví có thể cần thêm vài ngày để báo có.
Xem đơn tại đây: {link đơn}
{tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, we have refunded your order {order}.
Amount: {refund}
Your bank or wallet may need a few days to show it.
See the order here: {order link}
Thank you from {shop}!`,
  },
  cancelled: {
    vi: `Chào {tên khách}, đơn {mã đơn} đã được huỷ.
Tiệm hoàn lại bạn: {tiền sẽ hoàn}
Xem đơn tại đây: {link đơn}
Khi nào cần bạn cứ nhắn tiệm nhé. {tên tiệm} cảm ơn bạn!`,
    en: `Hello {customer}, your order {order} is cancelled.
We are sending back to you: {refund due}
See the order here: {order link}
Write to us whenever you need anything. Thank you from {shop}!`,
  },
}
