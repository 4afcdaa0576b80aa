import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/tet.ts'

export default {
  card_one: '{{count}} place left before Tết',
  card_other: '{{count}} places left before Tết',
  line_one: '{{count}} place left to be sewn before Tết ({{day}})',
  line_other: '{{count}} places left to be sewn before Tết ({{day}})',
  full: 'All places before Tết ({{day}}) are taken',
} satisfies SameKeys<typeof vi>
