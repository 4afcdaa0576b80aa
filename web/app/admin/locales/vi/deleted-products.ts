const deletedProducts = {
  title: 'Sản phẩm đã xoá',
  link: 'Sản phẩm đã xoá',
  back: 'Về danh sách',
  caption: 'Sản phẩm đã xoá, mới xoá ở trên',
  intro_one: 'Lấy lại được trong {{count}} ngày: sản phẩm trở về y như cũ, cả ảnh, giá và tồn kho.',
  intro_other: 'Lấy lại được trong {{count}} ngày: sản phẩm trở về y như cũ, cả ảnh, giá và tồn kho.',
  columns: { product: 'Sản phẩm', price: 'Giá', deleted: 'Xoá ngày', until: 'Lấy lại được đến', restore: 'Lấy lại' },
  until: 'đến {{day}}',
  restore: 'Lấy lại',
  restoreCount_one: 'Lấy lại {{count}} sản phẩm',
  restoreCount_other: 'Lấy lại {{count}} sản phẩm',
  restored: 'Đã lấy lại',
  failed: 'Chưa lấy lại được. Bạn thử lại ở trang “Sản phẩm đã xoá”.',
  failedWhy: 'Đã lấy lại {{count}} trên {{total}}: {{why}}',
  failedRows_one: '{{count}} sản phẩm chưa lấy lại được',
  failedRows_other: '{{count}} sản phẩm chưa lấy lại được',
  empty: { title: 'Không có sản phẩm nào', text: 'Sản phẩm xoá trong 30 ngày qua nằm ở đây, để lấy lại khi cần.' },
}

export default deletedProducts
