export default {
  title: 'Cửa hàng có đang ổn không?',
  again: 'Kiểm tra lại',
  allFine: 'Mọi thứ đều tốt.',
  problems: '{{count}} chỗ cần xem.',
  checkedAt: 'Kiểm tra lúc {{at}}.',
  status: { ok: 'Tốt', warning: 'Chú ý', failed: 'Hỏng' },
}
