export default {
  title: 'Cửa hàng có đang ổn không?',
  again: 'Kiểm tra lại',
  allFine: 'Mọi thứ đều tốt.',
  problems: '{{count}} chỗ cần xem.',
  checkedAt: 'Kiểm tra lúc {{at}}.',
  backups: {
    title: 'Sao lưu',
    good: 'Tốt',
    old: 'Quá cũ',
    last: 'Bản tốt gần nhất: {{at}}',
    content: '{{rows}} dòng dữ liệu, {{files}} tệp ảnh; đã khôi phục thử và so khớp.',
    none: 'Chưa có bản sao lưu nào được khôi phục thử.',
    failed: 'Lần sao lưu lúc {{at}} không thành:',
    oldTitle: 'Đã hơn 26 giờ chưa có bản sao lưu tốt',
    oldText: 'Nhờ người quản lý máy chủ xem nhật ký và chạy lại: npm run backup.',
    nightly: {
      folder: 'Tiệm tự sao lưu lúc {{at}} mỗi đêm vào thư mục trên máy chủ.',
      bucket: 'Tiệm tự sao lưu lúc {{at}} mỗi đêm vào kho S3.',
    },
    unscheduled: 'Chưa đặt lịch sao lưu hằng đêm: người quản lý máy chủ đặt BACKUP_DIR hoặc BACKUP_S3_* cùng BACKUP_KEY.',
  },
  status: { ok: 'Tốt', warning: 'Chú ý', failed: 'Hỏng' },
}
