import { stripDiacritics } from '../../../../../contract/strip-diacritics.ts'

const kinds: readonly [RegExp, string][] = [
  [/^(?:phường|phuong|ph|p|f)(?:\.\s*|\s+|(?=\d))/iu, 'Phường'],
  [/^(?:xã|xa|x)(?:\.\s*|\s+)/iu, 'Xã'],
  [/^(?:đặc khu|dac khu|đk)(?:\.\s*|\s+)/iu, 'Đặc khu'],
]
const wardInText = /\s(?=(?:phường|phuong|p\.|xã|x\.|đặc khu)\s*\S)/iu
const district = /^(?:q|quan|h|huyen|tx|thi xa|tt|thi tran|tp|thanh pho)(?:\.\s*|\s+|(?=\d))\S/

/** Expands a ward to its official form: "P. Thuận Hóa" → "Phường Thuận Hóa". */
export function parseWard(segment: string): string | null {
  const text = segment.trim()
  for (const [prefix, kind] of kinds) {
    const found = prefix.exec(text)
    const name = found ? text.slice(found[0].length).trim() : ''
    if (name !== '' && (!/^\d/.test(name) || kind === 'Phường')) return `${kind} ${capitalised(name)}`
  }
  return null
}

/** Splits street and ward where no comma separates them: "12 Nguyễn Huệ P. Thuận Hóa". */
export function splitAtWard(segment: string): string[] {
  const at = wardInText.exec(segment)
  return at ? [segment.slice(0, at.index), segment.slice(at.index + 1)] : [segment]
}

/** Districts were abolished in July 2025. */
export function isOldDistrict(segment: string): boolean {
  return district.test(stripDiacritics(segment).trim())
}

export function isStreet(segment: string): boolean {
  const folded = stripDiacritics(segment).trim()
  return (
    /^(?:so\s*)?\d+[\p{L}\d/-]*\s+\p{L}/u.test(folded) ||
    /^(?:so nha|duong|ngo|ngach|kiet|hem|thon|to|khu|chung cu|cc|toa|tang|ap|xom|lo|can ho|kp|ktx|khoi|cho)\b/.test(folded)
  )
}

function capitalised(name: string): string {
  return name === name.toLowerCase()
    ? name.replace(/(^|\s)(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
    : name
}
