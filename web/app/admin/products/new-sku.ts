/** Suggests a short, unique SKU made of the current time and a random number. The owner may change it. */
export function newSku(): string {
  const moment = Date.now().toString(36).toUpperCase()
  const chance = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  return `N-${moment}${(chance % 1_296).toString(36).toUpperCase().padStart(2, '0')}`
}
