export default {
  title: 'Hoá đơn',
  badge: 'Cần hoá đơn',
  on: 'Xuất ngày {{day}}, số {{number}}',
  copy: 'Sao chép {{what}}',
  line: {
    name: 'Tên',
    taxCode: 'Mã số thuế',
    address: 'Địa chỉ',
    email: 'E-mail',
    all: 'cả hoá đơn',
  },
  number: 'Số hoá đơn',
  hint: 'Ghi số sau khi đã xuất. Khách thấy số này ở trang đơn hàng.',
  save: 'Đã xuất',
  saved: 'Đã lưu số hoá đơn',
  edit: 'Sửa số hoá đơn',
  undo: 'Xoá số, ghi lại là chưa xuất',
} as const
