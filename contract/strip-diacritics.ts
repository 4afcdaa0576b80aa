/**
 * Text without marks, for comparing and searching: "Đầm Bé Gái" → "dam be gai".
 * NFD does not split đ, so it is replaced by hand.
 */
export function stripDiacritics(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase()
}
