import type { DemoFooter } from '../demo-shape.ts'

/** The first link of each column opens in a new tab. */
export const footer: DemoFooter = {
  tagline: {
    vi: 'Quần áo trẻ em may tay ở Huế, mũi nào cũng có người ngồi khâu.',
    en: 'Children’s clothes sewn by hand in Huế, with someone behind every stitch.',
  },
  subscribe: {
    title: { vi: 'Nhận thư của tiệm', en: 'Letters from the workshop' },
    text: {
      vi: 'Mỗi tháng một lá: món mới may, ngày nhận đặt Tết, vài mẹo giặt giũ.',
      en: 'One a month: what is newly sewn, when Tết orders open, a washing tip or two.',
    },
    consent: {
      vi: 'Khi đăng ký, bạn đồng ý nhận thư của Mẹ May qua e-mail; trong mỗi thư đều có liên kết ngừng nhận.',
      en: 'By subscribing you agree to receive Mẹ May’s letters by e-mail; every letter has a link to stop them.',
    },
  },
  columns: [
    {
      title: { vi: 'Cửa hàng', en: 'Shop' },
      links: [
        { label: { vi: 'Đồ được yêu thích', en: 'Favourites' }, href: '/', newTab: true },
        { label: { vi: 'Danh mục', en: 'Categories' }, href: '/', newTab: false },
        { label: { vi: 'Câu chuyện may bởi mẹ', en: 'Sewn by Mum' }, href: '/', newTab: false },
      ],
    },
    {
      title: { vi: 'Liên kết hữu ích', en: 'Helpful links' },
      links: [
        { label: { vi: 'Chính sách giao hàng', en: 'Shipping terms' }, href: '/policies/shipping', newTab: true },
        { label: { vi: 'Câu hỏi thường gặp', en: 'Questions and answers' }, href: '/faq', newTab: false },
        { label: { vi: 'Liên hệ', en: 'Contact' }, href: '/contact', newTab: false },
      ],
    },
  ],
  storesTitle: { vi: 'Ghé tiệm', en: 'Our stores' },
  copyright: { vi: '© Mẹ May, Huế. Giữ mọi quyền.', en: '© Mẹ May, Huế. All rights reserved.' },
}
