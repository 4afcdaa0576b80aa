import type { Settings } from '../../contract/content.ts'
import { defaultSettings } from '../areas/content/content.ts'
import { privacyPolicy } from './policies/privacy.ts'
import { returnsPolicy } from './policies/returns.ts'
import { shippingPolicy } from './policies/shipping.ts'
import { termsOfUse } from './policies/terms.ts'
import { stores } from './stores.ts'
import { about } from './texts/about.ts'
import { faq } from './texts/faq.ts'
import { features } from './texts/features.ts'

/** Sample values: the owner replaces them under Settings. */
const phone = '0900 000 046'
const email = 'chao@memay.example'

export const settings: Settings = {
  ...defaultSettings,
  gifts: { wrap: { isOffered: true, price: 15_000 } },
  returnDays: 7,
  shippingMethods: [
    ...defaultSettings.shippingMethods,
    { method: 'pickup', name: { vi: 'Tới lấy tại cửa hàng', en: 'Pick up at the shop' } },
  ],
  brand: {
    name: 'Mẹ May',
    tagline: { vi: 'Đồ trẻ em may tay ở Huế', en: 'Children’s clothes, handmade in Huế' },
    phone,
    email,
    city: { vi: 'Huế', en: 'Huế' },
  },
  texts: {
    welcome: { vi: 'Chào bạn ghé Mẹ May', en: 'Welcome to Mẹ May' },
    announcement: {
      vi: 'Nhận đặt may áo dài Tết đến rằm tháng Chạp. Mã CHAOMEMAY giảm 10% cho đơn từ 200.000 ₫, nhiều nhất 50.000 ₫, mỗi khách một lần.',
      en: 'Order Tết áo dài by the 15th of the twelfth lunar month. 10% off from 200.000 ₫ with CHAOMEMAY, at most 50.000 ₫, once for each customer.',
    },
    intro: {
      vi: 'Đồ may tay ở Huế cho bé từ sơ sinh đến tám tuổi: vải mềm, đường may trong bọc kín, nhuộm từ cây cỏ.',
      en: 'Handmade in Huế for children from newborn to eight: soft cloth, seams bound inside, dyed with plants.',
    },
    pictureNote: { vi: 'Hình minh hoạ', en: 'Illustration' },
    buyNote: {
      vi: 'Mở gói xem hàng rồi mới trả tiền mặt',
      en: 'Open the parcel before you pay in cash',
    },
    footerNote: {
      vi: 'Tranh trong cửa hàng là hình minh hoạ, chờ ảnh chụp thật.',
      en: 'The pictures in this shop are illustrations until photographs are ready.',
    },
    about,
    features,
    faq,
    policies: { shipping: shippingPolicy, returns: returnsPolicy, privacy: privacyPolicy, terms: termsOfUse },
    policiesFrom: '2026-11-01',
  },
  socials: [
    { network: 'facebook', name: 'Facebook', url: 'https://www.facebook.com/memay.demo' },
    { network: 'instagram', name: 'Instagram', url: 'https://www.instagram.com/memay.demo' },
    { network: 'tiktok', name: 'TikTok', url: 'https://www.tiktok.com/@memay.demo' },
    { network: 'zalo', name: 'Zalo', url: `https://zalo.me/${phone.replaceAll(' ', '')}` },
  ],
  hours: [
    { name: { vi: 'Văn phòng', en: 'Office' }, days: [1, 2, 3, 4, 5, 6], open: '09:00', close: '17:00' },
    { name: { vi: 'Cửa hàng', en: 'Store' }, days: [1, 2, 3, 4, 5, 6, 0], open: '08:00', close: '20:00' },
  ],
  // No bank has this account: a test transfer is returned.
  bank: { bin: '970436', accountNumber: '0000000000', accountName: 'TAI KHOAN MAU' },
  owner: {
    name: 'Hộ kinh doanh Mẹ May (dữ liệu mẫu)',
    taxCode: '046000000000',
    address: stores[0]?.address ?? '',
    phone,
    email,
    person: 'Tôn Nữ Diệu Thảo',
  },
}
