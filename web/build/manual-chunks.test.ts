import { expect, test } from 'vitest'
import { chunkNameResolver } from './manual-chunks.ts'

const at = (file: string) => `/shop/web/app/${file}`
const imports: Record<string, string[]> = {
  [at('storefront/layout.tsx?route')]: [at('storefront/layout.tsx')],
  [at('storefront/layout.tsx')]: [at('ui/button.tsx'), at('storefront/footer.tsx')],
  [at('storefront/home/page.tsx')]: [
    at('storefront/product-card.tsx'),
    at('storefront/home/hero.tsx'),
    at('seo/shop-json-ld.ts'),
    '/shop/node_modules/react/index.js',
  ],
  [at('storefront/products/page.tsx')]: [
    at('storefront/product-card.tsx'),
    at('storefront/filters.tsx'),
    at('storefront/size-chart/chart-link.tsx'),
    at('ui/breadcrumb.tsx'),
    at('seo/shop-json-ld.ts'),
  ],
  [at('storefront/sales/page.tsx')]: [at('storefront/filters.tsx')],
  [at('storefront/product/page.tsx')]: [
    at('storefront/size-chart/chart-link.tsx'),
    at('storefront/gallery.tsx'),
    at('storefront/product/reviews/review-texts.ts'),
    at('ui/alert.tsx'),
    at('ui/breadcrumb.tsx'),
    at('storefront/size-chart/product-texts.ts'),
    '/shop/node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js',
  ],
  [at('auth/login/page.tsx')]: [at('ui/alert.tsx'), at('ui/forms/text-field.tsx'), at('ui/copy.tsx'), at('auth/login/google.tsx')],
  [at('admin/layout.tsx')]: [at('ui/button.tsx'), at('ui/copy.tsx'), at('storefront/gallery.tsx'), at('admin/table.tsx')],
}
const ids = [...new Set([...Object.keys(imports), ...Object.values(imports).flat()])]
const nameOf = chunkNameResolver({ ids, importsOf: (id) => imports[id] ?? [] })

test.each([
  ['/shop/node_modules/react/index.js', 'platform'],
  [at('ui/button.tsx'), 'shell'],
  [at('storefront/footer.tsx'), 'storefront'],
  [at('storefront/product-card.tsx'), 'cards'],
  [at('storefront/home/hero.tsx'), undefined],
  [at('seo/shop-json-ld.ts'), undefined],
  [at('ui/breadcrumb.tsx'), 'catalogue'],
  [at('storefront/size-chart/product-texts.ts'), 'texts-product'],
  ['/shop/node_modules/@tanstack/react-query/build/modern/useInfiniteQuery.js', 'shared'],
  [at('storefront/filters.tsx'), 'list'],
  [at('storefront/gallery.tsx'), 'product'],
  [at('storefront/product/reviews/review-texts.ts'), undefined],
  [at('ui/alert.tsx'), 'shared'],
  [at('ui/copy.tsx'), 'shared'],
  [at('storefront/size-chart/chart-link.tsx'), 'shared'],
  [at('ui/forms/text-field.tsx'), 'forms'],
  [at('auth/login/google.tsx'), undefined],
  [at('admin/table.tsx'), undefined],
])('%s comes in %s', (id, name) => {
  expect(nameOf(id)).toBe(name)
})
