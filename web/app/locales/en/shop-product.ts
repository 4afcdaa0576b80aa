import type { SameKeys } from '../shape.ts'
import type * as vi from '../vi/shop-product.ts'

export const product = {
  skip: 'Skip to product information',
  photos: 'Product pictures',
  photo: 'Picture',
  photoOf: 'Picture {{n}} of {{total}}',
  photoBefore: 'Previous picture',
  photoAfter: 'Next picture',
  showPhoto: 'Show picture {{n}}',
  enlarge: 'Enlarge',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  colorShown: 'Showing pictures in {{color}}',
  sku: 'No. {{sku}}',
  taxIncluded: 'Tax included',
  off: '{{percent}}% off',
  color: 'Colour',
  size: 'Size',
  soldOut: 'sold out',
  colorRequired: 'Please select a color',
  sizeRequired: 'Please select a size',
  add: 'Add to cart',
  soldOutButton: 'Sold out',
  variantSoldOut: 'This choice is sold out. Please choose another colour or size.',
  allSoldOut: 'This piece is sold out for now. Similar ones are at the end of the page.',
  buyBar: 'Quick buy',
  chooseFirst: 'Choose colour and size',
  otherColors: 'Pictures of the other colours:',
  shippingRange: 'Delivery in Vietnam: {{min}} to {{max}}, depending on where',
  shippingOne: 'Delivery in Vietnam: {{fee}}',
  shippingFree: 'Free delivery in Vietnam',
  deliverTo: 'Deliver to',
  between: '{{from}} – {{to}}',
  freeShipping: 'free',
  leadDays_one: 'Made to order: about {{count}} day before it is sent',
  leadDays_other: 'Made to order: about {{count}} days before it is sent',
  madeToOrder: 'Sewn when you order it',
  madeToOrderReturns: 'Made for your child, so not returnable for a change of mind; our mistakes are ours to mend',
  description: 'About this piece',
  facts: 'Cloth and care',
  related: 'Your child may also like',
} satisfies SameKeys<typeof vi.product>

export const facts = {
  fabric: 'Cloth',
  origin: 'Where it is made',
  skin: 'On the skin',
  care: 'Washing and keeping',
  measurements: 'Measures of the piece, laid flat (cm)',
} satisfies SameKeys<typeof vi.facts>

export const care = {
  wash30: 'Machine wash, gentle, 30 °C',
  handwash: 'Wash by hand',
  'no-bleach': 'Do not bleach',
  'line-dry': 'Dry on a line, in the shade',
  'iron-low': 'Iron cool',
  'no-tumble': 'Do not tumble dry',
  'no-dryclean': 'Do not dry-clean',
} satisfies SameKeys<typeof vi.care>

export const sizes = {
  title: 'Size chart',
  open: 'Size chart',
  baby: 'Babies (0–24 months)',
  kids: 'Toddlers and children (from 2 years)',
  other: 'Other sizes',
  size: 'Size',
  height: '{{from}}–{{to}} cm',
  heightHead: 'Height (cm)',
  weightHead: 'Weight (kg)',
  months: '{{span}} months',
  years: '{{span}} years',
  find: 'Find your child’s size',
  heightLabel: 'Height (cm)',
  weightLabel: 'Weight (kg)',
  odd: 'Please enter a number from {{from}} to {{to}}.',
  private: 'Reckoned on your device; the measures are sent nowhere.',
  advice: 'Size {{size}}.',
  by_height: 'Going by your child’s height.',
  by_weight: 'Going by your child’s weight, which asks for more room than the height.',
  by_both: 'Right for both height and weight.',
  betweenSizes: 'Your child is between two sizes; the larger one lasts longer.',
  below: 'Your child is still a little smaller than this size, so it will be loose.',
  above: 'Your child has outgrown the largest size we sew.',
  guidance: 'This is guidance only.',
  notOffered: 'This piece does not come in size {{size}}.',
  apply: 'Use size {{size}}',
  failed: 'The size chart could not be loaded',
  how: 'How to measure',
  howHeight: 'Height: standing straight (or lying stretched), from the top of the head to the heel, without shoes.',
  howWeight: 'Weight: in light clothes.',
  howBetween: 'Between two sizes choose the larger: children grow fast.',
  drawing: 'Drawing of a child beside a tape measure: the height is measured from the top of the head to the heel',
  drawingHeight: 'height',
} satisfies SameKeys<typeof vi.sizes>

export const reviews = {
  title: 'Reviews',
  none: 'No reviews yet. If you bought it, be the first to tell other parents.',
  distribution: 'Reviews by number of stars',
  label: '{{star}} – {{label}}',
  bought: 'Bought here',
  more: 'Show more reviews',
  failed: 'The reviews could not be loaded.',
} satisfies SameKeys<typeof vi.reviews>

export const ratings = { poor: 'Poor', fair: 'Fair', good: 'Good', veryGood: 'Very Good', excellent: 'Excellent' } satisfies SameKeys<
  typeof vi.ratings
>
export const fit = { tight: 'Runs tight', right: 'True to size', loose: 'Runs loose' } satisfies SameKeys<typeof vi.fit>
