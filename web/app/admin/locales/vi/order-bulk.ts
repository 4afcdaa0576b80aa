/** Steps of several orders at once. */
export default {
  confirm_one: 'Bắt đầu chuẩn bị {{count}} đơn',
  confirm_other: 'Bắt đầu chuẩn bị {{count}} đơn',
  ship_one: 'Đánh dấu đã gửi {{count}} đơn',
  ship_other: 'Đánh dấu đã gửi {{count}} đơn',
  ask: {
    confirm_one: 'Bắt đầu chuẩn bị {{count}} đơn?',
    confirm_other: 'Bắt đầu chuẩn bị {{count}} đơn?',
    ship_one: '{{count}} đơn đã được gửi đi?',
    ship_other: '{{count}} đơn đã được gửi đi?',
  },
  mails_one: '{{count}} khách có e-mail sẽ nhận thư “Đơn hàng đang trên đường đến bạn”.',
  mails_other: '{{count}} khách có e-mail sẽ nhận thư “Đơn hàng đang trên đường đến bạn”.',
  done: {
    confirm_one: 'Đã bắt đầu chuẩn bị {{count}} đơn',
    confirm_other: 'Đã bắt đầu chuẩn bị {{count}} đơn',
    ship_one: 'Đã gửi {{count}} đơn',
    ship_other: 'Đã gửi {{count}} đơn',
  },
  failed_one: '{{count}} đơn chưa đổi được',
  failed_other: '{{count}} đơn chưa đổi được',
}
