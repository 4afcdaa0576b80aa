import type { DemoStore } from './demo-types.ts'

const onMaps = (place: string) => `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`

const workshop = '46 Bạch Đằng, phường Phú Xuân, thành phố Huế'
const shop = '15 Chu Văn An, phường Thuận Hóa, thành phố Huế'

export const stores: DemoStore[] = [
  {
    name: { vi: 'Xưởng may bên sông Đông Ba', en: 'Workshop on the Đông Ba canal' },
    address: workshop,
    url: onMaps(workshop),
    hours: '8:00–20:00',
  },
  { name: { vi: 'Tiệm phố Chu Văn An', en: 'Shop in Chu Văn An street' }, address: shop, url: onMaps(shop), hours: '8:00–20:00' },
]
