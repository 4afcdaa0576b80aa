import type { SameKeys } from '../same-keys.ts'
import type vi from '../vi/care.ts'

export default {
  wash30: 'Machine wash, gentle, 30 °C',
  handwash: 'Wash by hand',
  'no-bleach': 'Do not bleach',
  'line-dry': 'Dry on a line, in the shade',
  'iron-low': 'Iron cool',
  'no-tumble': 'Do not tumble dry',
  'no-dryclean': 'Do not dry-clean',
} satisfies SameKeys<typeof vi>
