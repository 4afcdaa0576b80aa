import type { Settings } from '../../../contract/content.ts'
import { defaultSizeChart } from './default-size-chart.ts'

const nothing = { vi: '', en: '' }

/** What a shop starts with before its owner has written anything: every page stands, none claims what nobody said. */
export const defaultSettings: Settings = {
  brand: {
    name: 'Mẹ May',
    tagline: { vi: 'Đồ trẻ em may tay ở Huế', en: 'Children’s clothes, handmade in Huế' },
    phone: '',
    email: '',
    city: { vi: 'Huế', en: 'Huế' },
  },
  texts: {
    welcome: { vi: 'Chào bạn ghé Mẹ May', en: 'Welcome to Mẹ May' },
    announcement: nothing,
    about: { title: nothing, paragraphs: [] },
    features: [],
    faq: [],
    policies: {},
  },
  socials: [],
  hours: [],
  owner: { name: '', taxCode: '', address: '', phone: '', email: '', person: '' },
  shippingMethods: [{ method: 'standard', name: { vi: 'Giao hàng tiêu chuẩn', en: 'Standard delivery' } }],
  paymentMethods: [
    { method: 'momo', name: { vi: 'Ví MoMo (quét mã QR)', en: 'MoMo wallet (QR code)' }, enabled: true },
    { method: 'cod', name: { vi: 'Tiền mặt khi nhận hàng', en: 'Cash on delivery' }, enabled: true },
    { method: 'bank', name: { vi: 'Chuyển khoản ngân hàng (VietQR)', en: 'Bank transfer (VietQR)' }, enabled: true },
  ],
  sizeChart: defaultSizeChart,
  taxRates: [
    { from: '2025-07-01', percent: 8 },
    { from: '2027-01-01', percent: 10 },
  ],
}
