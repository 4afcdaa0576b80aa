import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/recently-viewed.ts'

export default {
  title: 'Recently viewed',
  forget: 'Clear this list',
  forgotten: 'Your recently viewed pieces are cleared',
} as const satisfies SameKeys<typeof vi>
