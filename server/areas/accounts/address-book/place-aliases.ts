/** Short and spoken names of today's provinces, by code. A short form that may mean two provinces ("BD", "QN") is not here. */
export const provinceAliases: Readonly<Record<string, readonly string[]>> = {
  '01': ['HN', 'Ha Noi City'],
  '31': ['HP', 'Hải Phòng City'],
  '46': ['TT Huế', 'TTH', 'T.T. Huế', 'Hue City'],
  '48': ['ĐN', 'Đà Nẵng City', 'ĐNg'],
  '66': ['Đắc Lắc'],
  '79': ['HCM', 'TPHCM', 'HCMC', 'SG', 'Sài Gòn', 'Saigon', 'Sài Gòn City', 'Ho Chi Minh City', 'TP Hồ', 'Thành Hồ', 'TP SG'],
  '92': ['TPCT', 'Cần Thơ City'],
}

/** The provinces that became part of another one on 1 July 2025, by today's code. */
export const mergedProvinces: Readonly<Record<string, readonly string[]>> = {
  '08': ['Hà Giang'],
  '15': ['Yên Bái'],
  '19': ['Bắc Kạn'],
  '24': ['Bắc Giang'],
  '25': ['Vĩnh Phúc', 'Hòa Bình'],
  '31': ['Hải Dương'],
  '33': ['Thái Bình'],
  '37': ['Hà Nam', 'Nam Định'],
  '44': ['Quảng Bình'],
  '46': ['Thừa Thiên Huế'],
  '48': ['Quảng Nam'],
  '51': ['Kon Tum'],
  '52': ['Bình Định'],
  '56': ['Ninh Thuận'],
  '66': ['Phú Yên'],
  '68': ['Đắk Nông', 'Bình Thuận'],
  '75': ['Bình Phước'],
  '79': ['Bình Dương', 'Bà Rịa - Vũng Tàu'],
  '80': ['Long An'],
  '82': ['Tiền Giang'],
  '86': ['Bến Tre', 'Trà Vinh'],
  '91': ['Kiên Giang'],
  '92': ['Sóc Trăng', 'Hậu Giang'],
  '96': ['Bạc Liêu'],
}

type FormerProvinceAlias = { name: string; code: string /** Its name in former-units.json, if it is there. */; listed?: string }

/** Names of former provinces that former-units.json does not have. */
export const formerProvinceAliases: readonly FormerProvinceAlias[] = [
  { name: 'Hà Tây', code: '01' },
  { name: 'Hoàng Liên Sơn', code: '15' },
  { name: 'Bắc Cạn', code: '19', listed: 'Bắc Kạn' },
  { name: 'Bắc Thái', code: '19' },
  { name: 'Thừa Thiên Huế', code: '46' },
  { name: 'Đắc Nông', code: '68', listed: 'Đắk Nông' },
  { name: 'Sông Bé', code: '79' },
  { name: 'BRVT', code: '79', listed: 'Bà Rịa - Vũng Tàu' },
]

type FormerDistrict = { name: string; province: string; wards: readonly string[] }

/**
 * Districts that were dissolved before 2025 and are still in use, with the wards of today on their ground (or the names of the
 * districts of 2025 that followed).
 */
export const olderDistricts: readonly FormerDistrict[] = [
  { name: 'Quận 2', province: '79', wards: ['Phường An Khánh', 'Phường Bình Trưng', 'Phường Cát Lái'] },
  {
    name: 'Quận 9',
    province: '79',
    wards: ['Phường Long Bình', 'Phường Long Phước', 'Phường Long Trường', 'Phường Phước Long', 'Phường Tăng Nhơn Phú'],
  },
]

/** Other names of districts: the name in former-units.json after the name in use. */
export const districtAliases: readonly (readonly [string, readonly string[]])[] = [
  ['BMT', ['Thành phố Buôn Ma Thuột']],
  ['BM Thuột', ['Thành phố Buôn Ma Thuột']],
  ['Ban Mê Thuột', ['Thành phố Buôn Ma Thuột']],
  ['Ban Mê', ['Thành phố Buôn Ma Thuột']],
  ['Buôn Mê Thuột', ['Thành phố Buôn Ma Thuột']],
  ['TDM', ['Thành phố Thủ Dầu Một']],
  ['Thủ Đức', ['Thành phố Thủ Đức']],
  ['Quận Thủ Đức', ['Thành phố Thủ Đức']],
  ['Phan Rang', ['Thành phố Phan Rang-Tháp Chàm']],
  ['Tháp Chàm', ['Thành phố Phan Rang-Tháp Chàm']],
  ['Qui Nhơn', ['Thành phố Quy Nhơn']],
  ['Thành phố Huế', ['Quận Thuận Hóa', 'Quận Phú Xuân']],
  ['Từ Liêm', ['Quận Bắc Từ Liêm', 'Quận Nam Từ Liêm']],
  ['GV', ['Quận Gò Vấp']],
  ['ĐBP', ['Thành phố Điện Biên Phủ']],
]
