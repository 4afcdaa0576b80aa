import { stripDiacritics } from '../../../../../contract/strip-diacritics.ts'

/** Other names of a province: abbreviations and names from before July 2025. Keyed by today's name without diacritics. */
const aliases: Record<string, readonly string[]> = {
  'ha noi': ['hn'],
  'ho chi minh': ['hcm', 'tphcm', 'hcmc', 'sai gon', 'saigon', 'sg', 'ba ria vung tau', 'ba ria - vung tau', 'vung tau', 'binh duong'],
  hue: ['thua thien hue', 'tt hue', 'tth'],
  'da nang': ['dn', 'quang nam'],
  'hai phong': ['hp', 'hai duong'],
  'can tho': ['ct', 'soc trang', 'hau giang'],
  'dong nai': ['binh phuoc'],
  'tuyen quang': ['ha giang'],
  'lao cai': ['yen bai'],
  'thai nguyen': ['bac kan', 'bac can'],
  'phu tho': ['vinh phuc', 'hoa binh'],
  'bac ninh': ['bac giang'],
  'hung yen': ['thai binh'],
  'ninh binh': ['ha nam', 'nam dinh'],
  'quang tri': ['quang binh'],
  'quang ngai': ['kon tum'],
  'gia lai': ['binh dinh'],
  'khanh hoa': ['ninh thuan'],
  'dak lak': ['daklak', 'dac lac', 'phu yen'],
  'lam dong': ['dak nong', 'dac nong', 'binh thuan'],
  'tay ninh': ['long an'],
  'dong thap': ['tien giang'],
  'vinh long': ['ben tre', 'tra vinh'],
  'an giang': ['kien giang'],
  'ca mau': ['bac lieu'],
}

/** Prefixes of a province's name, in every spelling. */
const title = '(?:tinh|thanh pho|t\\.?p\\.?)'

export type ProvinceName = { official: string; folded: string }

/** All names of the provinces, the longest first, so that "thua thien hue" does not match "hue". */
export function provinceNames(officials: readonly string[]): ProvinceName[] {
  const names = officials.flatMap((official) => {
    const short = stripDiacritics(official).replace(/^(?:tinh|thanh pho) /, '')
    return [short, ...(aliases[short] ?? [])].map((folded) => ({ official, folded }))
  })
  return names.sort((a, b) => b.folded.length - a.folded.length)
}

/** The province at the end of a text, and the text before it. */
export function provinceAtEnd(text: string, names: readonly ProvinceName[]): { official: string; before: string } | null {
  const folded = stripDiacritics(text)
    .trimEnd()
    .replace(/[.!\s]+$/, '')
  for (const { official, folded: name } of names) {
    const found = new RegExp(`(?:^|[\\s.])(?:${title}[\\s.]*)?${name.replace(/[-.]/g, '\\$&')}$`).exec(folded)
    if (!found || !isMeant(text.slice(found.index, found.index + found[0].length), official, name)) continue
    // Removing diacritics from composed text keeps its length, so positions are the same in both.
    return { official, before: text.slice(0, found.index).trim() }
  }
  return null
}

/**
 * "Nguyễn Huệ" is a street, not the city of Huế: if the text has diacritics, they must be the province's. Their
 * position may differ ("Hoá", "Hóa").
 */
function isMeant(written: string, official: string, name: string): boolean {
  if (!stripDiacritics(official).endsWith(name) || stripDiacritics(written) === written.toLowerCase()) return true
  return marksOf(written.slice(-name.length)) === marksOf(official.slice(-name.length))
}

function marksOf(text: string): string {
  return (text.normalize('NFD').match(/\p{M}/gu) ?? []).toSorted().join('')
}
