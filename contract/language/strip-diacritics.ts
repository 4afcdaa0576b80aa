/**
 * Text without diacritics, for comparison and search: "Đầm Bé Gái" → "dam be gai". NFD does not decompose đ, so it is
 * replaced separately.
 */
export function stripDiacritics(value: string): string {
  return value.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/g, 'd').replace(/Đ/g, 'D').toLowerCase()
}
