/** An SKU to begin with, short and never the same twice: the moment it was proposed and a bit of chance. The owner may write another. */
export function newSku(): string {
  const moment = Date.now().toString(36).toUpperCase()
  const chance = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0
  return `N-${moment}${(chance % 1_296).toString(36).toUpperCase().padStart(2, '0')}`
}
