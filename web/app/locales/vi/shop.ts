import { quick } from './quick-search.ts'
import { availability, list, search, sizeNames, sort, status } from './shop-list.ts'

export default {
  home: {
    title: 'Cửa hàng trực tuyến',
    heroButton: 'Xem sản phẩm',
    categories: 'Mua theo loại',
    popular: 'Sản phẩm nổi bật',
    popularFailed: 'Chưa tải được các sản phẩm nổi bật.',
    seeAll: 'Xem tất cả',
    seeAllOf: 'Xem tất cả {{name}}',
    story: 'Chuyện của tiệm',
    readStory: 'Đọc tiếp',
    quote: 'Khách của tiệm nói',
    collections: 'Bộ sưu tập',
  },
  card: {
    noReviews: 'Chưa có đánh giá',
    colors: 'Màu',
    showColor: 'Xem {{name}} màu {{color}}',
    moreColors: 'và {{count}} màu nữa',
    from: 'Từ',
    previous: 'Ảnh trước của {{name}}',
    next: 'Ảnh sau của {{name}}',
    soldOut: 'Hết hàng',
    madeToOrder: 'May theo đơn',
    new: 'Mới',
    sale: 'Ưu đãi',
    percentOff: '−{{percent}}%',
    bestSeller: 'Bán chạy',
  },
  ...{ list, sort, status, availability, sizeNames, search, quick },
  count_one: '{{count}} sản phẩm',
  count_other: '{{count}} sản phẩm',
  countMore_one: 'hơn {{count}} sản phẩm',
  countMore_other: 'hơn {{count}} sản phẩm',
} as const
