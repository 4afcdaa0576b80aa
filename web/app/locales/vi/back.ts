/** The back-in-stock form of a sold-out product. */
export default {
  title: 'Báo tôi khi có lại',
  off: 'Món này đang hết. Tiệm chưa gửi được thư báo; bạn gọi hoặc nhắn cho tiệm để hỏi khi nào có lại nhé.',
  email: 'Email của bạn',
  button: 'Báo cho tôi',
  consent: 'Bấm nút là bạn đồng ý để tiệm gửi một email khi {{what}} có lại; sau đó địa chỉ được xoá khỏi danh sách.',
  missing: 'Vui lòng điền mục này',
  invalid: 'Địa chỉ email không hợp lệ',
  done: 'Đã ghi lại',
}
