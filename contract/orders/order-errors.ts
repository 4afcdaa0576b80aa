import type { Bilingual } from '../language/language.schema.ts'

/** The refusals on the way of an order, from the cart to the parcel and its exchange. */
export const orderErrorMessages = {
  // cart
  color_required: { vi: 'Vui lòng chọn màu', en: 'Please select a color' },
  size_required: { vi: 'Vui lòng chọn size', en: 'Please select a size' },
  unknown_variant: { vi: 'Sản phẩm không có màu hoặc size này.', en: 'This product does not come in that colour or size.' },
  personalization_required: {
    vi: 'Món này làm riêng cho từng bé: cần điền tên hoặc số đo ở trang sản phẩm.',
    en: 'This one is made for one child: the name or the measures are filled in on its page.',
  },
  personalization_invalid: {
    vi: 'Có chỗ chưa đúng trong phần làm riêng cho bé.',
    en: 'Something is not right in what is made for your child.',
  },
  out_of_stock: { vi: 'Sản phẩm này đã hết hàng.', en: 'This is sold out.' },
  not_enough_stock: { vi: 'Không còn đủ số lượng.', en: 'There are not that many left.' },
  cart_full: { vi: 'Giỏ hàng đã đủ 50 dòng.', en: 'The cart already holds 50 lines.' },
  quantity_limit: { vi: 'Mỗi dòng tối đa 99 sản phẩm.', en: 'At most 99 pieces a line.' },
  wishlist_full: { vi: 'Danh sách yêu thích đã đủ 200 sản phẩm.', en: 'The wishlist already holds 200 pieces.' },
  back_already: { vi: 'Món này đang có hàng, bạn đặt được ngay.', en: 'This is in stock: you can order it right away.' },
  stock_reserved: {
    vi: 'Một phần hàng đang được giữ cho đơn, nên số lượng, màu hoặc size đó phải giữ lại.',
    en: 'Some pieces are held for orders, so that number, colour or size has to stay.',
  },
  stock_moved: {
    vi: 'Tồn kho vừa thay đổi trong lúc bạn đếm. Xin xem lại số hiện tại.',
    en: 'The stock has moved while you were counting. Please look at today’s figure.',
  },
  // discounts
  unknown_discount: { vi: 'Mã giảm giá này không dùng được.', en: 'This discount code does not apply.' },
  discount_minimum: { vi: 'Đơn hàng chưa đạt giá trị tối thiểu của mã.', en: 'The order is below the minimum of this code.' },
  discount_used_up: { vi: 'Mã giảm giá đã hết lượt.', en: 'This discount code has been used up.' },
  discount_guest_limit: {
    vi: 'Mã này đã có nhiều khách trên cùng mạng với bạn dùng trong các đơn chờ xác nhận. Bạn đăng nhập, hoặc trả bằng MoMo hay chuyển khoản là dùng được mã.',
    en: 'Several guests on your network have used this code in orders that are not confirmed yet. Log in, or pay by MoMo or bank transfer, and you can use it.',
  },
  discount_limit_used: {
    vi: 'Mã đã được dùng nhiều hơn giới hạn này.',
    en: 'The code has already been used more often than this.',
  },
  // reviews
  review_exists: { vi: 'Bạn đã đánh giá sản phẩm này rồi.', en: 'You have already reviewed this.' },
  review_photos_of_buyers: {
    vi: 'Ảnh đánh giá dành cho ba mẹ đã nhận món này.',
    en: 'Photos are for those who have received this product.',
  },
  review_photos_full: {
    vi: 'Đánh giá đã có 3 ảnh. Bạn bỏ bớt một ảnh rồi thêm nhé.',
    en: 'The review already has 3 photos. Please remove one first.',
  },
  review_hidden: {
    vi: 'Đánh giá này chưa được duyệt nên chưa trả lời được. Bạn duyệt trước nhé.',
    en: 'This review is not shown yet, so it cannot have a reply. Verify it first.',
  },
  // delivery areas
  province_taken: {
    vi: 'Có tỉnh, thành đã nằm trong một khu vực giao khác.',
    en: 'A province is already in another delivery area.',
  },
  // ordering
  cart_empty: { vi: 'Giỏ hàng đang trống.', en: 'The cart is empty.' },
  cart_changed: {
    vi: 'Giá hoặc số lượng vừa thay đổi. Vui lòng xem lại giỏ hàng.',
    en: 'Prices or stock have just changed. Please look at the cart again.',
  },
  order_items_changed: {
    vi: 'Có món vừa hết, không đủ số lượng, hoặc mã giảm giá không dùng được. Bạn xem lại các món và mã của đơn.',
    en: 'An item has sold out or there are not enough, or the discount code does not apply. Please look at the items and the code of the order.',
  },
  too_many_unconfirmed_orders: {
    vi: 'Số điện thoại hoặc email này đang có 10 đơn chưa trả tiền hoặc chờ xác nhận. Bạn trả tiền hoặc huỷ một đơn, xác nhận một đơn bằng liên kết tiệm đã gửi, hoặc gọi tiệm{{phone}} để tiệm giúp.',
    en: 'This phone number or e-mail already has 10 orders that are neither paid nor confirmed. Please pay or cancel one, confirm one with the link we sent, or call the shop{{phone}} and we help you.',
  },
  order_out_of_stock: {
    vi: 'Đơn này chưa giữ được hàng: có món không còn đủ trong kho.',
    en: 'Nothing is reserved for this order yet, and there is not enough left of some items.',
  },
  confirm_by_link: {
    vi: 'Đơn này được xác nhận bằng liên kết tiệm gửi cho bạn, hoặc khi tiệm gọi.',
    en: 'This order is confirmed with the link the shop sends you, or when the shop calls.',
  },
  too_many_orders: {
    vi: 'Vừa có quá nhiều đơn từ số điện thoại, tài khoản hoặc mạng này. Bạn thử lại sau {{minutes}} phút, hoặc gọi tiệm{{phone}} để tiệm đặt giúp.',
    en: 'Too many orders were just placed with this phone number, account or network. Please try again in {{minutes}} minutes, or call the shop{{phone}} and we place it for you.',
  },
  too_many_unpaid_orders: { vi: 'Bạn có quá nhiều đơn chưa thanh toán.', en: 'You have too many unpaid orders.' },
  address_gone: {
    vi: 'Địa chỉ này không còn trong sổ địa chỉ. Vui lòng chọn địa chỉ khác.',
    en: 'This address is no longer in your address book. Please choose another.',
  },
  order_without_address: {
    vi: 'Khách tới lấy đơn này nên chưa có địa chỉ. Muốn gửi thì điền địa chỉ ở mục “Khách tới lấy” trước.',
    en: 'This order is picked up, so it has no address. To send it, fill in the address under “Picked up by” first.',
  },
  no_pickup: { vi: 'Cửa hàng này không nhận khách tới lấy.', en: 'This shop has no pick-up.' },
  no_gift_wrap: {
    vi: 'Tiệm hiện không nhận gói quà. Bạn bỏ chọn gói quà rồi đặt lại nhé.',
    en: 'The shop does not wrap gifts at the moment. Please order without wrapping.',
  },
  gift_day_too_early: {
    vi: 'Ngày này sớm quá. Tiệm giao được sớm nhất ngày {{earliest}}.',
    en: 'That day is too early. The earliest we can deliver is {{earliest}}.',
  },
  gift_day_too_late: {
    vi: 'Ngày này xa quá. Tiệm nhận hẹn giao đến ngày {{latest}}.',
    en: 'That day is too far ahead. We take wishes up to {{latest}}.',
  },
  delivery_moved: {
    vi: 'Nay bạn nhận hàng từ {{from}} đến {{to}}, muộn hơn ngày vừa thấy. Nếu vẫn muốn đặt, bạn bấm đặt hàng lần nữa nhé.',
    en: 'It would now reach you between {{from}} and {{to}}, later than you were shown. If that suits you, press the order button again.',
  },
  cash_for_gift: {
    vi: 'Quà gửi cho người khác cần trả trước, để người nhận không phải trả tiền và không biết giá.',
    en: 'A gift for somebody else is paid beforehand, so that the recipient neither pays nor learns the price.',
  },
  no_delivery: { vi: 'Tiệm chưa giao đến nơi này.', en: 'We do not deliver there yet.' },
  payment_method_unavailable: {
    vi: 'Không dùng được cách thanh toán này cho đơn hàng.',
    en: 'This way of paying is not available for this order.',
  },
  cash_above_ceiling: {
    vi: 'Tiền mặt khi nhận hàng dùng cho đơn đến {{most}}. Đơn lớn hơn, bạn chọn cách trả khác, hoặc gọi tiệm để đặt nhé.',
    en: 'Cash is for orders of up to {{most}}. For a larger one please choose another way to pay, or order by phone.',
  },
  other_payment_method: { vi: 'Đơn hàng này được thanh toán bằng cách khác.', en: 'This order is paid another way.' },
  idempotency_in_flight: { vi: 'Đơn hàng này đang được xử lý.', en: 'This order is being processed.' },
  idempotency_reused: { vi: 'Khoá này đã được dùng cho một đơn khác.', en: 'This key was used for another order.' },
  order_updates_full: {
    vi: 'Đơn này đã có 20 ảnh và lời nhắn. Bỏ bớt một cái rồi thêm nhé.',
    en: 'This order already has 20 photos and words. Please take one away first.',
  },
  move_not_allowed: { vi: 'Không thể chuyển sang trạng thái này.', en: 'This change of status is not allowed.' },
  order_not_deletable: { vi: 'Chỉ xoá được đơn đã huỷ và chưa thanh toán.', en: 'Only a cancelled, unpaid order can be deleted.' },
  order_without_email: { vi: 'Đơn hàng này không có email để gửi.', en: 'This order has no e-mail address to write to.' },
  // editing
  order_packed: {
    vi: 'Đơn đã đóng gói hoặc đã gửi nên không sửa được nữa. Nếu còn kịp, bạn huỷ bưu kiện rồi sửa đơn.',
    en: 'The order is packed or sent and can no longer be edited. If it is still here, cancel its parcel first.',
  },
  order_not_editable: {
    vi: 'Đơn đã huỷ, đã hoàn tiền hoặc quá hạn thanh toán nên không sửa được.',
    en: 'The order is cancelled, refunded or overdue, so it cannot be edited.',
  },
  order_changed: {
    vi: 'Đơn vừa thay đổi (có người sửa, hoặc khách vừa thanh toán hay huỷ). Bạn tải lại rồi sửa tiếp nhé.',
    en: 'The order has just changed: somebody edited it, or the customer paid or cancelled. Please load it again.',
  },
  order_invoiced: {
    vi: 'Đơn đã xuất hoá đơn nên không đổi số tiền được. Bạn huỷ số hoá đơn trước rồi sửa đơn.',
    en: 'An invoice has been issued for this order, so its sums are final. Remove the invoice number first.',
  },
  order_below_deposit: {
    vi: 'Tổng mới phải cao hơn tiền khách đã đặt cọc. Bạn huỷ đơn và hoàn cọc, hoặc giữ lại món khác.',
    en: 'The new total has to be above the deposit the customer has paid. Cancel the order, or keep another item in it.',
  },
  order_total_zero: {
    vi: 'Đơn chưa thanh toán không thể có tổng 0 ₫.',
    en: 'An unpaid order cannot have a total of 0 ₫.',
  },
  order_refunded_before: {
    vi: 'Đơn đã hoàn một phần tiền, nên không giảm được tới mức này: tiền hoàn sẽ nhiều hơn tiền khách đã trả.',
    en: 'A part was refunded already, so the total cannot be this low: more would be refunded than was paid.',
  },
  // buyers
  buyer_orders_open: {
    vi: 'Người này còn đơn chưa xong. Xoá được sau khi giao xong, huỷ hoặc hoàn tiền.',
    en: 'This person still has an order under way. They can be erased once it has arrived, or is cancelled and paid back.',
  },
  buyer_merge_itself: {
    vi: 'Đây chính là số này rồi.',
    en: 'This is the same phone.',
  },
  buyer_merged_already: {
    vi: 'Số này đã được gộp rồi. Bạn tách riêng ra trước nhé.',
    en: 'This phone has been merged already. Please separate it first.',
  },
  buyer_merge_chain: {
    vi: 'Một trong hai số đang gộp với số khác. Bạn gộp vào số chính, hoặc tách riêng ra trước nhé.',
    en: 'One of the two is merged with another phone. Please merge into the main one, or separate them first.',
  },
  // drafts
  draft_changed: {
    vi: 'Đơn nháp vừa được người khác sửa. Bạn tải lại rồi sửa tiếp nhé.',
    en: 'Somebody has just changed this draft. Please load it again.',
  },
  draft_used: {
    vi: 'Đơn này đã được đặt rồi: mỗi liên kết chỉ dùng một lần.',
    en: 'This order has been placed already: the link works once.',
  },
  draft_expired: {
    vi: 'Liên kết đã hết hạn. Bạn nhắn tiệm gửi lại liên kết mới nhé.',
    en: 'This link has expired. Please ask the shop for a new one.',
  },
  offer_changed: {
    vi: 'Tiệm vừa sửa đơn này, hoặc giá vừa thay đổi. Bạn xem lại rồi xác nhận nhé.',
    en: 'The shop has just changed this order, or a price has changed. Please look at it again and confirm.',
  },
  draft_empty: {
    vi: 'Đơn nháp chưa có món nào.',
    en: 'The draft has no items yet.',
  },
  order_on_its_way: {
    vi: 'Đơn hàng đã đóng gói hoặc gửi đi nên không đổi địa chỉ được nữa.',
    en: 'The order is packed or on its way, so its address can no longer be changed.',
  },
  // parcels
  shipment_under_way: { vi: 'Đơn hàng đã có một vận đơn đang chạy.', en: 'The order already has a parcel under way.' },
  shipment_not_deletable: {
    vi: 'Chỉ xoá được vận đơn đang chờ hoặc đã huỷ.',
    en: 'Only a pending or cancelled shipment can be deleted.',
  },
  // exchanges
  exchange_closed: {
    vi: 'Chỉ đổi hàng được trong thời gian quy định sau khi nhận hàng.',
    en: 'Items can only be exchanged for some days after delivery.',
  },
  exchange_personalized: {
    vi: 'Món này làm riêng theo tên hoặc số đo của bé nên không đổi, trả được.',
    en: 'This one was made with your child’s name or measures, so it cannot be exchanged or returned.',
  },
  exchange_exists: { vi: 'Sản phẩm này đã có yêu cầu đổi hàng.', en: 'There already is an exchange for this item.' },
  exchange_same_size: {
    vi: 'Đây là món bạn đang có. Hãy chọn size hoặc màu khác.',
    en: 'This is the one you have. Please choose another size or colour.',
  },
  exchange_other_price: {
    vi: 'Món này có giá khác nên không đổi ngang được. Bạn vui lòng đặt đơn mới.',
    en: 'This item has another price and cannot be exchanged. Please place a new order.',
  },
  return_closed: {
    vi: 'Chỉ trả hàng được trong thời gian quy định sau khi nhận hàng.',
    en: 'Items can only be returned for some days after delivery.',
  },
  return_exists: {
    vi: 'Số lượng này nhiều hơn số món còn trả được.',
    en: 'These are more items than can still be returned.',
  },
  no_invoice_wanted: {
    vi: 'Khách không yêu cầu xuất hoá đơn cho đơn này.',
    en: 'The customer has asked for no invoice for this order.',
  },
  unknown_gift_code: {
    vi: 'Không tìm thấy mã này. Bạn xem lại 12 ký tự trên phiếu quà nhé.',
    en: 'We do not know this code. Please check the 12 characters on the gift receipt.',
  },
} as const satisfies Record<string, Bilingual>
