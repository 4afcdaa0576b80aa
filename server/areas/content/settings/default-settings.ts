import type { Settings } from '../../../../contract/content.ts'
import { defaultSizeChart } from './default-size-chart.ts'

const nothing = { vi: '', en: '' }

/** The settings of a new shop: a placeholder name, no claims about the shop or its goods. */
export const defaultSettings: Settings = {
  brand: {
    name: 'Mẹ May',
    tagline: nothing,
    phone: '',
    email: '',
    city: nothing,
  },
  texts: {
    welcome: nothing,
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
