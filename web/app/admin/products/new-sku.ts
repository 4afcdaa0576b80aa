import { vietnamDay } from '../../../../contract/vietnam-time.ts'

/** Without O, I, L and U, which are misread by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Suggests a unique SKU of the month and four random letters, `SP2611-7KQF`. The owner may change it. */
export function newSku(now = new Date()): string {
  const [year = '', month = ''] = vietnamDay(now).split('-')
  const drawn = [...crypto.getRandomValues(new Uint8Array(4))].map((byte) => alphabet[byte % alphabet.length])
  return `SP${year.slice(2)}${month}-${drawn.join('')}`
}
