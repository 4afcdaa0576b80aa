import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ListedProduct, ProductPage } from '../../../../../contract/catalogue.ts'
import { formatAmount, unitPrice } from '../../../../../contract/money.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { thumbnailUrl } from '../../../order/thumbnail-url.ts'
import { withQuery } from '../../../paths.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useDebouncedValue } from '../../../ui/hooks/use-debounced-value.ts'
import { InlineError } from '../../../ui/inline-error.tsx'
import { announce } from '../../../ui/live-region.tsx'
import { RowThumb } from '../../components/row-thumb.tsx'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { lineOf, type OrderLine, type Variant, variantsOf } from './order-lines.ts'

const maxResults = 8

type ProductSearchProps = {
  query: string
  onQuery: (query: string) => void
  quantity: number
  onPick: (line: OrderLine) => void
  error: string | undefined
}

/** Finds a product and adds one of its variants; shows the available units of each. */
export function ProductSearch({ query, onQuery, quantity, onPick, error }: ProductSearchProps) {
  const { t } = useTranslation('orders')
  const wanted = useDebouncedValue(query.trim())
  const [openId, setOpenId] = useState('')
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: ['order-products', wanted],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(withQuery('/api/products', { query: wanted, limit: maxResults }), ProductPage, { signal })),
    enabled: wanted !== '',
    placeholderData: keepPreviousData,
    staleTime: 5_000,
  })
  const products = wanted === '' || isError ? [] : (data?.data.products ?? []).filter(({ published }) => published)
  const shownId = products.some(({ _id }) => _id === openId) ? openId : products.length === 1 ? products[0]?._id : ''

  function pick(product: ListedProduct, variant: Variant): void {
    onPick(lineOf(product, variant, quantity))
    announce(t('addPage.added', { name: product.name }))
  }

  return (
    <>
      <TextField
        type="search"
        name="product"
        label={t('addPage.search')}
        hint={t('addPage.searchHint')}
        error={error}
        value={query}
        maxLength={120}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <p role="status" className="text-soft">
        {wanted !== '' && isFetching && !data && t('addPage.searching')}
        {wanted !== '' && data && !isFetching && !isError && products.length === 0 && t('addPage.noneFound')}
      </p>
      {isError && <InlineError text={t('addPage.searchFailed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ul className="add-products">
        {products.map((product) => (
          <li key={product._id}>
            <button
              type="button"
              className="add-product"
              aria-expanded={product._id === shownId}
              onClick={() => setOpenId(product._id === shownId ? '' : product._id)}
            >
              <Picture product={product} />
              <span className="min-w-0 grow">
                <strong className="block">{product.name}</strong>
                <span className="text-sm text-soft">
                  {product.sku} · {formatAmount(unitPrice(product, product.sizes[0]))}
                </span>
              </span>
            </button>
            {product._id === shownId && <VariantPicker product={product} onPick={(variant) => pick(product, variant)} />}
          </li>
        ))}
      </ul>
    </>
  )
}

function Picture({ product: { colors } }: { product: ListedProduct }) {
  const image = colors[0]?.imageUrl
  return <RowThumb src={image && thumbnailUrl(image)} />
}

function VariantPicker({ product, onPick }: { product: ListedProduct; onPick: (variant: Variant) => void }) {
  const { t } = useTranslation('orders')
  const variants = variantsOf(product)
  const stockOf = ({ free, isSewn }: Variant) =>
    free > 0 ? t('addPage.free', { count: free }) : t(isSewn ? 'addPage.sewn' : 'addPage.soldOut')
  return (
    <fieldset className="add-variants">
      <legend className="sr-only">{t('addPage.pick', { name: product.name })}</legend>
      {product.colors.map((color) => (
        <div key={color.id}>
          <p className="font-semibold">{color.label ?? color.color}</p>
          <div className="flex flex-wrap gap-2">
            {variants
              .filter((variant) => variant.color.id === color.id)
              .map((variant) => (
                <button
                  key={variant.size}
                  type="button"
                  className="small-button"
                  disabled={variant.free === 0 && !variant.isSewn}
                  onClick={() => onPick(variant)}
                >
                  <span className="sr-only">
                    {t('addPage.addVariant', { color: color.label ?? color.color, size: variant.size ?? '', stock: stockOf(variant) })}
                  </span>
                  {variant.size && <strong aria-hidden>{variant.size}</strong>}
                  <span aria-hidden className="text-sm">
                    {stockOf(variant)}
                  </span>
                </button>
              ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}
