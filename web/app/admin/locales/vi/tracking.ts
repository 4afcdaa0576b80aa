/** Tracking codes from a carrier's file. */
const tracking = {
  title: 'Mã vận đơn từ tệp',
  link: 'Nhập mã vận đơn từ tệp của hãng',
  intro:
    'Tạo đơn ở trang của hãng xong, dán các dòng hãng trả về vào đây. Mỗi dòng cần mã vận đơn, cùng mã đơn của tiệm hoặc số điện thoại người nhận.',
  rows: 'Các dòng của hãng',
  rowsHint: 'Sao chép các dòng rồi dán, hoặc chọn tệp. Dòng tiêu đề giữ hay bỏ đều được.',
  unreachable: 'Chưa gửi được tệp. Kiểm tra mạng rồi thử lại.',
  choose: 'Chọn tệp CSV hoặc Excel',
  nothing: 'Chưa thấy mã đơn hay số điện thoại nào trong các dòng này.',
  found_one: '{{count}} dòng, {{ready}} mã ghi được.',
  found_other: '{{count}} dòng, {{ready}} mã ghi được.',
  ready: 'Sẽ ghi',
  toCheck: 'Cần xem lại',
  line: 'Dòng {{line}}',
  noOrder: 'Không rõ đơn nào',
  verdicts: {
    noCode: 'Thiếu mã vận đơn',
    unknown: 'Không có đơn đang gói',
    several: 'Số này có nhiều đơn, thêm mã đơn',
    hasParcel: 'Đã có vận đơn',
    twice: 'Trùng với dòng trên',
  },
  mails_one: '{{count}} khách có email sẽ nhận thư “Đơn hàng đang trên đường đến bạn”.',
  mails_other: '{{count}} khách có email sẽ nhận thư “Đơn hàng đang trên đường đến bạn”.',
  noMails: 'Các khách này không để lại email nên không có thư nào được gửi.',
  save_one: 'Ghi {{count}} mã vận đơn',
  save_other: 'Ghi {{count}} mã vận đơn',
  saveSent_one: 'Ghi {{count}} mã, đánh dấu đã gửi',
  saveSent_other: 'Ghi {{count}} mã, đánh dấu đã gửi',
  done_one: 'Đã ghi {{count}} mã vận đơn',
  done_other: 'Đã ghi {{count}} mã vận đơn',
  failed_one: '{{count}} đơn chưa ghi được',
  failed_other: '{{count}} đơn chưa ghi được',
} as const

export default tracking
