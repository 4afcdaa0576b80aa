import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { ProductList } from '../../../../contract/catalogue.ts'
import { maxListedIds } from '../../../../contract/list-limits.ts'
import { shallowSchema } from '../../api/api.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import en from '../../locales/en/recently-viewed.ts'
import vi from '../../locales/vi/recently-viewed.ts'
import { withQuery } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { focusContentIfLost } from '../../ui/restore-focus.ts'
import { toast } from '../../ui/toast.tsx'
import { type CardProduct, toCard } from '../product-card/card-product.ts'
import { ProductGrid } from '../product-card/product-card.tsx'
import { inSequence } from './viewed-products.rule.ts'
import { clearViewed } from './viewed-products-store.ts'

const texts = { vi: { recent: vi }, en: { recent: en } }
const listResponse = shallowSchema<z.output<typeof ProductList>>(({ data }) => Array.isArray(data?.products))

/** One line of cards, which scrolls. */
export function ViewedRow({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('recent', texts)
  const { data: products = [] } = useQuery({
    queryKey: ['recently-viewed', ids],
    queryFn: ({ signal }) => readProducts(ids, signal),
    staleTime: 60_000,
    retry: false,
    placeholderData: (previous) => previous,
  })
  const shown = inSequence(products, ids)
  function forget(): void {
    clearViewed()
    toast({ text: t('forgotten') })
    setTimeout(focusContentIfLost)
  }
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="recently-viewed" className="viewed-section">
      <div className="viewed-head">
        <h2 id="recently-viewed" className="stitched">
          {t('title')}
        </h2>
        <Button look="text" onClick={forget}>
          {t('forget')}
        </Button>
      </div>
      <ProductGrid products={shown} className="viewed-grid" />
    </section>
  )
}

async function readProducts(ids: readonly string[], signal: AbortSignal): Promise<CardProduct[]> {
  const path = withQuery('/api/products', { ids, limit: maxListedIds })
  return (await browserApi().get(path, listResponse, { signal })).data.products.map(toCard)
}
