import type { DemoBanner } from './demo-types.ts'

export const banners: DemoBanner[] = [
  {
    title: { vi: 'Từng mũi kim dịu dàng cho bé yêu', en: 'Every stitch, gently, for your little one' },
    subtitle: {
      vi: 'Quần áo trẻ em may tay ở Huế, từ cotton, muslin và đũi mềm.',
      en: 'Children’s clothes sewn by hand in Huế, from cotton, muslin and soft linen.',
    },
    cta: { vi: 'Xem đồ mới may', en: 'See what is new' },
    link: '/products',
    picture: 'hero-rail.webp',
    phonePicture: 'hero-rail-phone.webp',
    order: 1,
  },
  {
    title: { vi: 'Quà đầy tháng, gói sẵn tấm lòng', en: 'For a first month, wrapped with care' },
    subtitle: {
      vi: 'Chăn, khăn, thỏ bông thêu tên: gấp gọn, buộc dây vải, kèm thẻ viết tay.',
      en: 'Blankets, cloths and rabbits with a name: folded, tied with cloth ribbon, with a handwritten card.',
    },
    cta: { vi: 'Chọn quà cho bé', en: 'Choose a gift' },
    link: '/collections/qua-day-thang',
    picture: 'hero-stack.webp',
    phonePicture: 'hero-stack-phone.webp',
    order: 2,
  },
  {
    title: { vi: 'Bông sen thêu trên chiếc yếm của bà', en: 'A lotus on great-grandmother’s yếm' },
    subtitle: {
      vi: 'Áo yếm đũi nhuộm lá chàm, củ nâu, gỗ vang, thêu tay từng cánh.',
      en: 'Linen yếm dyed with indigo leaf, yam and sappanwood, every petal embroidered by hand.',
    },
    cta: { vi: 'Xem bộ áo yếm', en: 'See the yếm set' },
    link: '/products/bo-ao-yem-theu-sen',
    picture: 'hero-hoop.webp',
    order: 3,
  },
]
