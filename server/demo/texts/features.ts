import type { Settings } from '../../../contract/content.ts'

export const features: Settings['texts']['features'] = [
  {
    icon: 'feature-handmade.svg',
    title: { vi: 'May tay từng chiếc', en: 'Made by hand' },
    description: {
      vi: 'Cắt, may và thêu tại xưởng nhỏ ở Huế. Trong mỗi gói có tên người đã may món đồ.',
      en: 'Cut, sewn and embroidered in one small workshop in Huế. Each parcel names who made it.',
    },
  },
  {
    icon: 'feature-gentle.svg',
    title: { vi: 'Dịu với làn da nhạy cảm', en: 'Gentle on sensitive skin' },
    description: {
      vi: 'Vải giặt mềm trước khi cắt, đường may bọc kín, mặt trong hoa thêu đều có lót.',
      en: 'Cloth washed soft before cutting, seams bound inside, every embroidery backed.',
    },
  },
  {
    icon: 'feature-styles.svg',
    title: { vi: 'Nhiều kiểu cho mỗi tuổi', en: 'Plenty of styles' },
    description: {
      vi: 'Từ áo liền quần sơ sinh đến áo dài tám tuổi, cho ngày hè, ngày lạnh và ngày Tết.',
      en: 'From newborn bodysuits to áo dài for eight-year-olds, for hot days, cool days and Tết.',
    },
  },
  {
    icon: 'feature-eco.svg',
    title: { vi: 'Thân thiện với môi trường', en: 'Kind to the environment' },
    description: {
      vi: 'Đũi nhuộm bằng cây củ, vải vụn thành thỏ bông, gói hàng bằng giấy và dây vải.',
      en: 'Linen dyed with plants, offcuts turned into rabbits, parcels of paper and cloth ribbon.',
    },
  },
]
