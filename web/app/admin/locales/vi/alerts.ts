export default {
  toast: {
    one: 'Đơn mới {{number}} · {{amount}}',
    many: '{{count}} đơn mới, mới nhất {{number}}',
    see: 'Xem',
  },
  unseen: {
    title_one: '{{count}} đơn mới chưa xem',
    title_other: '{{count}} đơn mới chưa xem',
    badge: 'Mới',
    clear: 'Đã xem hết',
  },
  held: {
    now: 'Có thay đổi mới',
    later: 'Có thay đổi mới, hiện ra khi bạn đóng ô này',
    show: 'Tải lại',
  },
  offline: 'Mất kết nối, số liệu có thể đã cũ',
}
