/** The search overlay. */
export const quick = {
  placeholder: 'Đầm hoa, yếm, quà…',
  clear: 'Xoá',
  list: 'Kết quả tìm nhanh',
  suggestions: 'Gợi ý',
  products: 'Sản phẩm',
  count_one: '{{count}} kết quả',
  count_other: '{{count}} kết quả',
  found_one: '{{count}} kết quả cho “{{term}}”',
  found_other: '{{count}} kết quả cho “{{term}}”',
  more: 'Xem thêm kết quả cho “{{term}}”',
  failed: 'Không tải được kết quả tìm nhanh',
  recent: 'Tìm gần đây',
  forget: 'Bỏ “{{term}}” khỏi tìm gần đây',
  forgetAll: 'Xoá tất cả',
} as const
