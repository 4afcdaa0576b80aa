import { quick } from './quick-search.ts'
import { availability, list, search, sort, status } from './shop-list.ts'

export default {
  home: {
    title: 'Quần áo trẻ em may tay từ Huế',
    description: 'Quần áo và phụ kiện may tay cho bé sơ sinh và bé nhỏ: vải mềm, nhuộm từ cây cỏ, may tại Huế.',
    heroKicker: 'May tay tại Việt Nam',
    heroHeading: 'Từng mũi kim dịu dàng cho bé yêu',
    heroText: 'Vải muslin và cotton hữu cơ, nhuộm từ củ nâu, lá chàm và nghệ. Mềm mại với làn da nhạy cảm của trẻ sơ sinh.',
    heroButton: 'Xem đồ cho bé',
    heroSecond: 'Ưu đãi hôm nay',
    categories: 'Mua theo loại',
    popular: 'Được yêu thích nhất',
    popularFailed: 'Chưa tải được các sản phẩm được yêu thích.',
    seeAll: 'Xem tất cả',
    seeAllOf: 'Xem tất cả {{name}}',
    story: 'May bởi mẹ',
    readStory: 'Đọc chuyện của mẹ',
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
    bestSeller: 'Bán chạy',
  },
  ...{ list, sort, status, availability, search, quick },
  count_one: '{{count}} sản phẩm',
  count_other: '{{count}} sản phẩm',
} as const
