/** Words of generated product names, each as Vietnamese|English. */

export const cuts = [
  'cổ lá sen|Peter Pan collar',
  'cổ tròn|round neck',
  'tay phồng|puff sleeve',
  'xếp ly|pleated',
  'rộng vành|wide brim',
  'hai lớp|double',
]
export const cloths = [
  'đũi|linen',
  'lụa|silk',
  'muslin|muslin',
  'cotton|cotton',
  'len|wool',
  'gấm|brocade',
  'kẻ ô|gingham',
  'kẻ sọc|striped',
]
export const motifs = [
  'hoa nhí|floral',
  'hoa sen|lotus',
  'con thỏ|rabbit',
  'lá tre|bamboo leaf',
  'vườn chanh|lime garden',
  'chim én|swallow',
  'mây|cloud',
]
export const places = [
  'Huế|of Huế',
  'Kim Long|of Kim Long',
  'Vỹ Dạ|of Vỹ Dạ',
  'An Cựu|of An Cựu',
  'Thuận An|of Thuận An',
  'Gia Hội|of Gia Hội',
]
export const tagWords = [...new Set([...cloths, ...motifs, ...places, ...cuts])]

export const sizeNames = ['0-3M', '3-6M', '6-9M', '9-12M', '12-18M', '18-24M', '2Y', '3Y', '4Y', '5Y', '6Y', '7Y', '8Y']

export function vi(pair: string): string {
  return pair.split('|')[0] ?? ''
}

export function en(pair: string): string {
  return pair.split('|')[1] ?? ''
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
