/**
 * Whether a word of the label begins with the typed text and has at least its marks: "đâ" and "đa" begin "Đầm", "vá" does not
 * begin "vầy".
 */
export function hasMarksOf(typed: string, label: string): boolean {
  const letters =
    typed
      .normalize('NFD')
      .toLowerCase()
      .trim()
      .match(/\P{M}\p{M}*/gu) ?? []
  const pattern = letters.map(([letter = '', ...marks]) => {
    const base = letter === 'd' ? '[dđ]' : letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
    return `${base}${marks.map((mark) => `(?=\\p{M}*${mark})`).join('')}\\p{M}*`
  })
  return new RegExp(`(?<![\\p{L}\\p{M}])${pattern.join('')}`, 'u').test(label.normalize('NFD').toLowerCase())
}
