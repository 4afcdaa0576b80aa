import type { AdminTexts } from '../vi.ts'

const deletedProducts: AdminTexts['deletedProducts'] = {
  title: 'Deleted products',
  link: 'Deleted products',
  back: 'Back to the list',
  caption: 'Deleted products, the latest first',
  intro_one: 'Can be restored for {{count}} day: a product comes back as it was, with its pictures, prices and stock.',
  intro_other: 'Can be restored for {{count}} days: a product comes back as it was, with its pictures, prices and stock.',
  columns: { product: 'Product', price: 'Price', deleted: 'Deleted on', until: 'Can be restored until', restore: 'Restore' },
  until: 'until {{day}}',
  restore: 'Restore',
  restoreCount_one: 'Restore {{count}} product',
  restoreCount_other: 'Restore {{count}} products',
  restored: 'Restored',
  failed: 'Not restored. Try again on the page “Deleted products”.',
  failedWhy: 'Restored {{count}} of {{total}}: {{why}}',
  failedRows_one: '{{count}} product could not be restored',
  failedRows_other: '{{count}} products could not be restored',
  empty: { title: 'No products', text: 'Products deleted in the last 30 days are here, to be restored when needed.' },
}

export default deletedProducts
