import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { type AdminProduct, AdminProductPage } from '../../../../contract/admin/products.ts'
import { formatPrice } from '../../../../contract/money.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { withQuery } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import { retryAfterSignIn } from '../use-admin-request.ts'
import type { CollectionItem } from './collection-draft.ts'

type ProductPickerProps = { taken: readonly string[]; onClose: () => void; onPick: (products: CollectionItem[]) => void }

/** Finds products as the user types; the chosen ones are added in the order in which they were marked. */
export function ProductPicker({ taken, onClose, onPick }: ProductPickerProps) {
  const { t } = useTranslation(['taxonomy', 'admin', 'common'])
  const [query, setQuery] = useState('')
  const [chosen, setChosen] = useState<readonly AdminProduct[]>([])
  const first = useRef<HTMLInputElement>(null)
  const found = useProducts(query)
  const products = found.data?.pages.flatMap(({ data }) => data.products) ?? []
  const isChosen = ({ _id }: AdminProduct) => chosen.some((product) => product._id === _id)

  function toggle(product: AdminProduct): void {
    setChosen(isChosen(product) ? chosen.filter(({ _id }) => _id !== product._id) : [...chosen, product])
  }

  function take(): void {
    onPick(
      chosen.map(({ _id, name, sku, published, thumb }) => ({
        _id,
        name,
        sku,
        published,
        image: thumb && { _id: thumb._id, width: thumb.width },
      })),
    )
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('picker.title')}
      first={first}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="secondary" onClick={onClose}>
            {t('admin:cancel')}
          </Button>
          <Button disabled={chosen.length === 0} onClick={take}>
            {t('picker.take', { count: chosen.length })}
          </Button>
        </div>
      }
    >
      <label className="query-field">
        <Search aria-hidden size={18} />
        <input
          ref={first}
          type="search"
          value={query}
          placeholder={t('picker.search')}
          aria-label={t('picker.search')}
          maxLength={120}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {found.isError && (
        <Alert title={t('picker.failed')} className="mt-4">
          <Button look="secondary" onClick={() => void found.refetch()}>
            {t('common:retry')}
          </Button>
        </Alert>
      )}
      {found.isSuccess && products.length === 0 && <p className="py-8 text-center text-soft">{t('picker.none')}</p>}
      <fieldset className="product-choices" aria-busy={found.isPending || undefined}>
        <legend className="sr-only">{t('picker.results')}</legend>
        {products.map((product) => (
          <Choice
            key={product._id}
            product={product}
            isTaken={taken.includes(product._id)}
            isChosen={isChosen(product)}
            onToggle={() => toggle(product)}
          />
        ))}
      </fieldset>
      {found.hasNextPage && (
        <div className="mt-4 flex justify-center">
          <Button look="secondary" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('picker.more')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}

type ChoiceProps = { product: AdminProduct; isTaken: boolean; isChosen: boolean; onToggle: () => void }

function Choice({ product: { name, sku, price, thumb, published }, isTaken, isChosen, onToggle }: ChoiceProps) {
  const { t } = useTranslation('taxonomy')
  const facts = [sku, formatPrice(price), ...(isTaken ? [t('picker.taken')] : []), ...(published ? [] : [t('collections.hiddenProduct')])]
  return (
    <label className="product-choice">
      <input type="checkbox" checked={isChosen || isTaken} disabled={isTaken} onChange={onToggle} />
      {thumb ? <LibraryThumb image={thumb} alt="" className="row-thumb" /> : <span className="row-thumb" />}
      <span className="min-w-0 grow">
        <span className="block font-bold">{name}</span>
        <span className="block text-sm text-soft">{facts.join(' · ')}</span>
      </span>
    </label>
  )
}

function useProducts(query: string) {
  return useInfiniteQuery({
    queryKey: ['products to choose', query.trim()],
    queryFn: ({ pageParam, signal }) =>
      retryAfterSignIn(() =>
        browserApi().get(withQuery('/api/products/manage', { page: pageParam, limit: 30, query: query.trim() }), AdminProductPage, {
          signal,
        }),
      ),
    initialPageParam: 1,
    getNextPageParam: ({ data: { currentPage, totalPage } }) => (currentPage < totalPage ? currentPage + 1 : undefined),
    placeholderData: keepPreviousData,
  })
}
