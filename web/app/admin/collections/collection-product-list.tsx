import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Link } from '../../ui/link.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { ReorderList } from '../components/table/reorder-list.tsx'
import { LibraryThumb } from '../components/uploads/library-thumb.tsx'
import type { CollectionItem } from './collection-draft.ts'
import { ProductPicker } from './product-picker.tsx'

/** The products of a collection in the order shoppers see them: add, move, remove. */
export function CollectionProductList({
  products,
  onChange,
}: {
  products: CollectionItem[]
  onChange: (products: CollectionItem[]) => void
}) {
  const { t } = useTranslation('taxonomy')
  const [isPicking, setPicking] = useState(false)

  function takeOut(product: CollectionItem): void {
    const before = products
    onChange(products.filter(({ _id }) => _id !== product._id))
    toast({ text: t('collections.takenOut'), action: { label: t('collections.undo'), run: () => onChange(before) } })
  }

  return (
    <Card
      title={`${t('collections.products')} (${products.length})`}
      actions={
        <button type="button" className="small-button" onClick={() => setPicking(true)}>
          {t('collections.addProducts')}
        </button>
      }
    >
      <p className="mb-3 text-soft">{t(products.length === 0 ? 'collections.noProducts' : 'collections.orderHint')}</p>
      <ReorderList items={products} idOf={({ _id }) => _id} nameOf={({ name }) => name} onReorder={onChange}>
        {(product) => <ProductRow product={product} onTakeOut={() => takeOut(product)} />}
      </ReorderList>
      {isPicking && (
        <ProductPicker
          taken={products.map(({ _id }) => _id)}
          onClose={() => setPicking(false)}
          onPick={(more) => onChange([...products, ...more])}
        />
      )}
    </Card>
  )
}

function ProductRow({ product: { _id, name, sku, published, image }, onTakeOut }: { product: CollectionItem; onTakeOut: () => void }) {
  const { t } = useTranslation('taxonomy')
  return (
    <div className="collection-product">
      {image ? <LibraryThumb image={image} alt="" className="row-thumb" /> : <span className="row-thumb" />}
      <div className="min-w-0 grow">
        <Link to={adminPaths.product(_id)} className="row-link">
          {name}
        </Link>
        <div className="text-sm text-soft">
          {sku} {!published && <StatusBadge>{t('collections.hiddenProduct')}</StatusBadge>}
        </div>
      </div>
      <button type="button" className="icon-button size-11" aria-label={t('collections.takeOut', { name })} onClick={onTakeOut}>
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
