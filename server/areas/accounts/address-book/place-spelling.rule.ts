import { stripDiacritics } from '../../../../contract/text.ts'

export function plain(name: string): string {
  return name.normalize('NFC').replace(/\s+/gu, ' ').trim().toLowerCase()
}

/** Without "Phường", "Thành phố" … of a unit that exists today. */
export function bare(name: string): string {
  return name.replace(/^(?:tỉnh|thành phố|tp\.?|phường|xã|thị trấn|đặc khu) (?=.)/u, '')
}

/** As {@link bare}, also of a district. */
export function bareOfAnyKind(name: string): string {
  return bare(name).replace(/^(?:quận|huyện|thị xã) (?=.)/u, '')
}

/** Latin letters and digits alone: "Thuận Hoá" is "thuanhoa". */
export function letters(name: string): string {
  return stripDiacritics(name).replace(/[^a-z0-9]+/g, '')
}

/** The diacritics without their places, so that "Hoá" and "Hóa" are one spelling; empty without any. */
export function marksOf(name: string): string {
  return (
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[\p{M}đ]/gu) ?? []
  )
    .toSorted()
    .join('')
}

/** Of units that are spelled alike without diacritics, those with the written diacritics, if there are such. */
export function withSameMarks<T>(units: readonly T[], written: string, nameOf: (unit: T) => string): readonly T[] {
  const wanted = marksOf(bareOfAnyKind(plain(written)))
  if (wanted === '' || units.length < 2) return units
  const same = units.filter((unit) => marksOf(bareOfAnyKind(plain(nameOf(unit)))) === wanted)
  return same.length > 0 ? same : units
}

/** A name as indexes have it: "Quận Bình Thạnh" is "binhthanh", "Phường 01" is "1". */
export function placeKey(name: string): string {
  return letters(bareOfAnyKind(plain(name))).replace(/^0+(?=\d)/, '')
}
