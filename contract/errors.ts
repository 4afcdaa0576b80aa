import { z } from 'zod'
import type { Bilingual } from './language/language.schema.ts'
import { orderErrorMessages } from './orders/order-errors.ts'
import { paymentErrorMessages } from './orders/payment-errors.ts'

/** Every refusal of the shop. The code is for programs, the message for people; one table of the server maps a code to its HTTP status. */
export const errorMessages = {
  // the request itself
  invalid_input: { vi: 'Có thông tin chưa đúng, vui lòng kiểm tra lại.', en: 'Some information is not right, please check it.' },
  malformed_body: { vi: 'Không đọc được nội dung gửi lên.', en: 'The request could not be read.' },
  unsupported_media_type: { vi: 'Kiểu nội dung này không được nhận.', en: 'This type of content is not accepted.' },
  too_large: { vi: 'Nội dung gửi lên quá lớn.', en: 'The request is too large.' },
  not_found: { vi: 'Không tìm thấy.', en: 'Not found.' },
  method_not_allowed: { vi: 'Thao tác này không dùng được ở đây.', en: 'This method is not allowed here.' },
  foreign_origin: { vi: 'Yêu cầu đến từ một trang khác nên bị từ chối.', en: 'The request came from another site and was refused.' },
  too_many_requests: {
    vi: 'Bạn thao tác hơi nhanh. Vui lòng thử lại sau ít phút.',
    en: 'Too many requests. Please try again in a few minutes.',
  },
  request_timeout: { vi: 'Yêu cầu mất quá nhiều thời gian.', en: 'The request took too long.' },
  internal: { vi: 'Có lỗi phía tiệm. Vui lòng thử lại.', en: 'Something went wrong on our side. Please try again.' },
  unavailable: { vi: 'Tiệm đang bận. Vui lòng thử lại sau giây lát.', en: 'The shop is busy. Please try again in a moment.' },
  conflict: { vi: 'Nội dung vừa được thay đổi ở nơi khác.', en: 'This was changed elsewhere in the meantime.' },
  version_conflict: {
    vi: 'Nội dung vừa được người khác sửa. Vui lòng tải lại.',
    en: 'Somebody else changed this in the meantime. Please reload.',
  },
  undo_expired: {
    vi: 'Đã quá hạn hoàn tác, hoặc việc này đã được hoàn tác rồi.',
    en: 'It is too late to undo this, or it was undone already.',
  },
  already_exists: { vi: 'Đã có mục này rồi.', en: 'This already exists.' },
  images_refused: { vi: 'Không nhận được ảnh nào. Xem lý do bên dưới.', en: 'No picture could be taken. See why below.' },
  in_use: { vi: 'Mục này đang được dùng nên chưa xoá được.', en: 'This is in use and cannot be deleted.' },
  // accounts
  sign_in_required: { vi: 'Vui lòng đăng nhập.', en: 'Please log in.' },
  session_ended: {
    vi: 'Phiên đăng nhập đã hết. Bạn đăng nhập lại để tiếp tục nhé.',
    en: 'Your session has ended. Please log in again to continue.',
  },
  forbidden: { vi: 'Bạn không có quyền làm việc này.', en: 'You are not allowed to do this.' },
  password_again: {
    vi: 'Việc này cần bạn nhập lại mật khẩu.',
    en: 'Please enter your password again for this.',
  },
  second_factor_required: {
    vi: 'Quản trị viên cần bật xác minh hai bước trước khi vào trang quản trị.',
    en: 'Admins have to set up two-step login before they can use the admin.',
  },
  own_password_required: {
    vi: 'Mật khẩu này chỉ để vào lần đầu. Hãy đặt mật khẩu của riêng bạn trước khi vào trang quản trị.',
    en: 'This password is for the first sign-in alone. Please choose one of your own before you use the admin.',
  },
  wrong_api_key: {
    vi: 'Khoá API không đúng, đã hết hạn hoặc đã bị thu hồi.',
    en: 'The API key is wrong, has expired or was revoked.',
  },
  api_key_not_allowed: { vi: 'Khoá API này không được làm việc đó.', en: 'This API key may not do that.' },
  too_many_api_keys: {
    vi: 'Đã có 50 khoá API. Thu hồi khoá không còn dùng rồi thử lại.',
    en: 'There are 50 API keys. Revoke some that are no longer used.',
  },
  too_many_webhooks: { vi: 'Đã có 20 webhook. Xoá bớt rồi thử lại.', en: 'There are 20 webhooks. Delete some and try again.' },
  same_password: { vi: 'Mật khẩu mới phải khác mật khẩu đang dùng.', en: 'The new password has to differ from the current one.' },
  wrong_credentials: { vi: 'Email hoặc mật khẩu không đúng.', en: 'The e-mail or the password is not right.' },
  wrong_password: { vi: 'Mật khẩu hiện tại không đúng.', en: 'The current password is not right.' },
  common_password: { vi: 'Mật khẩu này quá phổ biến, hãy chọn mật khẩu khác.', en: 'This password is too common, please choose another.' },
  personal_password: {
    vi: 'Mật khẩu này dễ đoán vì giống tên tiệm, tên hoặc email của bạn. Hãy chọn mật khẩu khác.',
    en: 'This password is easy to guess: it is like the shop’s name, your name or your e-mail. Please choose another.',
  },
  email_taken: {
    vi: 'Email này đã có tài khoản. Hãy đăng nhập hoặc đặt lại mật khẩu.',
    en: 'This e-mail already has an account. Log in or reset the password.',
  },
  username_taken: { vi: 'Tên người dùng này đã có người chọn.', en: 'This username is taken.' },
  wrong_code: { vi: 'Mã không đúng hoặc đã hết hạn.', en: 'The code is wrong or has expired.' },
  wrong_reset_token: { vi: 'Liên kết đặt lại mật khẩu không còn hiệu lực.', en: 'The reset link is no longer valid.' },
  wrong_second_code: {
    vi: 'Mã không đúng hoặc đã dùng rồi. Chờ mã mới trong ứng dụng rồi thử lại.',
    en: 'The code is wrong or was used already. Wait for the next one in your app and try again.',
  },
  sign_in_expired: { vi: 'Đã quá lâu. Vui lòng nhập lại mật khẩu.', en: 'That took too long. Please enter your password again.' },
  two_factor_on: { vi: 'Xác minh hai bước đang bật.', en: 'Two-step login is on already.' },
  two_factor_off: { vi: 'Xác minh hai bước chưa bật.', en: 'Two-step login is not on.' },
  wrong_invitation: { vi: 'Lời mời không còn hiệu lực.', en: 'The invitation is no longer valid.' },
  already_staff: { vi: 'Người này đã làm ở cửa hàng rồi.', en: 'This person works here already.' },
  unknown_push_service: {
    vi: 'Trình duyệt này gửi thông báo qua một dịch vụ mà tiệm chưa dùng được. Bạn thử Chrome, Edge, Firefox hoặc Safari nhé.',
    en: 'This browser sends notifications through a service the shop does not work with. Please try Chrome, Edge, Firefox or Safari.',
  },
  google_refused: { vi: 'Không xác nhận được tài khoản Google này.', en: 'This Google account could not be confirmed.' },
  google_needs_password: {
    vi: 'Email này đã có tài khoản. Hãy đăng nhập bằng mật khẩu.',
    en: 'This e-mail already has an account. Please log in with its password.',
  },
  last_admin: {
    vi: 'Đây là quản trị viên cuối cùng của cửa hàng, nên phải được giữ lại.',
    en: 'This is the last admin of the shop and has to stay.',
  },
  own_account: { vi: 'Bạn không thể tự đổi quyền hay khoá chính mình.', en: 'You cannot change your own role or block yourself.' },
  mail_off: {
    vi: 'Cửa hàng chưa gửi được thư: máy chủ chưa có SMTP_URL.',
    en: 'The shop cannot send mails yet: SMTP_URL is not set on the server.',
  },
  mail_on: {
    vi: 'Cửa hàng gửi được thư: người này tự đặt lại mật khẩu bằng thư ở trang Quên mật khẩu.',
    en: 'The shop sends mails: this person resets the password by mail on the page for forgotten passwords.',
  },
  mail_no_server: {
    vi: 'Không tìm thấy máy chủ thư. Kiểm tra tên máy trong SMTP_URL.',
    en: 'The mail server was not found. Check the host name in SMTP_URL.',
  },
  mail_server_refused: {
    vi: 'Máy chủ thư từ chối kết nối. Kiểm tra tên máy và cổng trong SMTP_URL.',
    en: 'The mail server refused the connection. Check host and port in SMTP_URL.',
  },
  mail_server_timeout: {
    vi: 'Máy chủ thư không trả lời kịp. Kiểm tra cổng trong SMTP_URL, hoặc nhà mạng có chặn cổng đó không.',
    en: 'The mail server did not respond in time. Check the port in SMTP_URL, and whether the provider blocks it.',
  },
  mail_server_login: {
    vi: 'Máy chủ thư không nhận tên hoặc mật khẩu. Kiểm tra tài khoản trong SMTP_URL.',
    en: 'The mail server did not accept the user name or password. Check them in SMTP_URL.',
  },
  mail_server_tls: {
    vi: 'Không mở được kết nối mã hoá tới máy chủ thư. Kiểm tra smtp:// hay smtps:// và cổng trong SMTP_URL.',
    en: 'No encrypted connection to the mail server. Check smtp:// or smtps:// and the port in SMTP_URL.',
  },
  mail_not_taken: {
    vi: 'Máy chủ thư không nhận thư này. Kiểm tra địa chỉ nhận và MAIL_FROM.',
    en: 'The mail server did not take this mail. Check the address and MAIL_FROM.',
  },
  mail_failed: {
    vi: 'Chưa gửi được thư. Xem nhật ký máy chủ để biết thêm.',
    en: 'The mail could not be sent. The server log says more.',
  },
  own_second_factor: {
    vi: 'Bạn không gỡ được xác minh hai bước của chính mình ở đây. Hãy tắt ở trang Bảo mật.',
    en: 'You cannot lift your own two-step login here. Turn it off on the Security page.',
  },
  wrong_confirmation: { vi: 'Email vừa gõ không khớp với tài khoản.', en: 'The e-mail you typed is not the one of this account.' },
  orders_under_way: {
    vi: 'Bạn còn đơn hàng chưa xong. Hãy xoá tài khoản sau khi nhận hàng hoặc huỷ đơn.',
    en: 'You still have an order under way. Delete the account once it has arrived or is cancelled.',
  },
  too_many_addresses: { vi: 'Sổ địa chỉ đã đầy.', en: 'The address book is full.' },
  too_many_children: { vi: 'Tiệm nhớ được nhiều nhất 4 bé.', en: 'We can remember up to four children.' },
  unknown_address: { vi: 'Tỉnh, thành hoặc phường, xã không có trong danh sách.', en: 'The province or ward is not in the list.' },
  several_wards: {
    vi: 'Địa chỉ cũ này có thể thuộc nhiều phường, xã hiện nay: {{names}}. Bạn chọn một nhé.',
    en: 'This former address may be in several of today’s wards: {{names}}. Please choose one.',
  },
  nothing_to_count: { vi: 'Không có gì để đếm ở đây.', en: 'There is nothing to count here.' },
  prices_scheduled: {
    vi: 'Có sản phẩm đã nằm trong một đợt đổi giá khác cùng thời gian.',
    en: 'One of the products is in another scheduled price change at that time.',
  },
  take_ended: { vi: 'Lần kiểm kho này đã kết thúc.', en: 'This stock take has ended.' },
  counted_meanwhile: { vi: '{{who}} vừa đếm ô này: {{count}}.', en: '{{who}} has just counted this one: {{count}}.' },
  ...orderErrorMessages,
  ...paymentErrorMessages,
} as const satisfies Record<string, Bilingual>

export type ErrorCode = keyof typeof errorMessages

export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

/** `version`: with `version_conflict`, the current one, to read and send back with the change. */
export const Failure = z.object({
  message: z.string(),
  code: z.string(),
  issues: z.array(Issue).optional(),
  version: z.union([z.int(), z.string()]).optional(),
})
export type Failure = z.infer<typeof Failure>
