/** Needed on the server only: the offline page is rendered there and cached by the service worker. */
export default {
  title: 'Không có mạng',
  heading: 'Bạn đang không có mạng',
  text: 'Trang này cần mạng mới mở được. Giỏ hàng của bạn vẫn còn nguyên. Khi có mạng lại, trang sẽ tự mở.',
  retry: 'Thử lại',
  home: 'Về trang chủ',
  help: 'Cần gấp? Bạn gọi cho tiệm:',
} as const
