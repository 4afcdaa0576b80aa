import ExternalLink from 'lucide-react/icons/external-link'
import { type RefObject, useMemo, useRef } from 'react'
import type { AdminProduct } from '../../../../contract/admin/products.ts'
import { imageVariantUrl, imageWidths } from '../../../../contract/image-variants.ts'
import type { Language } from '../../../../contract/language/language.schema.ts'
import { formatPrice } from '../../../../contract/money.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { RowThumb } from '../components/row-thumb.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import type { Column } from '../components/table/data-table.tsx'
import { RowMenu } from '../components/table/row-menu.tsx'
import type { ProductActions } from './use-product-actions.ts'

const availabilityTones = { 'In stock': 'good', 'Made to order': 'info', 'Out of stock': 'bad' } as const

type Context = { t: ReturnType<typeof useTranslation<'products'>>['t']; language: Language; mayChange: boolean }

/** Memoised, so that selecting a row does not re-render the fifty others. */
export function useProductColumns({
  actions,
  mayChange: canEdit,
}: {
  actions: ProductActions
  mayChange: boolean
}): Column<AdminProduct>[] {
  const { t } = useTranslation('products')
  const language = useLanguage()
  const latest = useRef(actions)
  latest.current = actions
  return useMemo(() => columnsOf({ t, language, mayChange: canEdit }, latest), [t, language, canEdit])
}

function columnsOf({ t, language, mayChange: canEdit }: Context, actions: RefObject<ProductActions>): Column<AdminProduct>[] {
  return [
    {
      key: 'name',
      title: t('columns.product'),
      phone: 'head',
      sort: { asc: 'name-asc', desc: 'name-desc' },
      cell: (row) => <Named product={row} />,
    },
    { key: 'category', title: t('columns.category'), cell: ({ category }) => category.label },
    {
      key: 'price',
      title: t('columns.price'),
      isNumber: true,
      phone: 'side',
      sort: { asc: 'price-asc', desc: 'price-desc' },
      cell: ({ price, salePrice }) =>
        salePrice > 0 ? (
          <span>
            {formatPrice(salePrice)} <s className="only-wide block text-sm text-soft">{formatPrice(price)}</s>
          </span>
        ) : (
          formatPrice(price)
        ),
    },
    {
      key: 'parts',
      title: t('columns.parts'),
      cell: ({ colors, sizes }) => (
        <span className="whitespace-nowrap">
          {[t('colorCount', { count: colors }), ...(sizes > 0 ? [t('sizeCount', { count: sizes })] : [])].join(' · ')}
        </span>
      ),
    },
    {
      key: 'stock',
      title: t('columns.stock'),
      isNumber: true,
      cell: ({ stock }) => (
        <span>
          {stock.onHand}
          {stock.reserved > 0 && <span className="block text-sm text-soft">{t('held', { count: stock.reserved })}</span>}
        </span>
      ),
    },
    {
      key: 'state',
      title: t('columns.state'),
      phone: 'badges',
      cell: ({ published, status, availability }) => {
        const isSold = availability === 'In stock'
        const visibility = <StatusBadge tone={published ? 'good' : 'neutral'}>{t(`published.${published}`)}</StatusBadge>
        return (
          <span className="badge-row row-badges">
            {published && visibility}
            {isSold && <StatusBadge tone={availabilityTones[availability]}>{t(`availabilities.${availability}`)}</StatusBadge>}
            {status !== 'Regular' && <StatusBadge tone="wait">{t(`statuses.${status}`)}</StatusBadge>}
            {!isSold && <StatusBadge tone={availabilityTones[availability]}>{t(`availabilities.${availability}`)}</StatusBadge>}
            {!published && visibility}
          </span>
        )
      },
    },
    {
      key: 'updated',
      title: t('columns.updated'),
      sort: { asc: 'updated-asc', desc: 'updated-desc' },
      noWrap: true,
      cell: ({ updatedAt }) => formatDay(updatedAt, language),
    },
    {
      key: 'more',
      title: t('columns.more'),
      phone: 'more',
      cell: (row) => <More product={row} actions={actions} mayChange={canEdit} />,
    },
  ]
}

function Named({ product: { _id, name, sku, thumb, stock } }: { product: AdminProduct }) {
  const { t } = useTranslation('products')
  return (
    <span className="named-cell">
      <RowThumb src={thumb && thumbOf(thumb)} />
      <span className="min-w-0">
        <Link to={adminPaths.product(_id)} className="row-link">
          {name}
        </Link>
        <span className="row-facts block text-sm text-soft">
          {sku}
          <span className="only-phone"> · {t('free', { count: stock.onHand - stock.reserved })}</span>
        </span>
      </span>
    </span>
  )
}

/** The URL of a picture's smallest file. */
export function thumbOf({ _id, width }: { _id: string; width: number }): string {
  return imageVariantUrl(_id, imageWidths({ width })[0] ?? width, 'webp')
}

function More({ product, actions, mayChange: canEdit }: { product: AdminProduct; actions: RefObject<ProductActions>; mayChange: boolean }) {
  const { t } = useTranslation('products')
  const { _id, name, slug, published } = product
  const seen = published ? paths.product(slug) : adminPaths.previewProduct(_id)
  const words = t(published ? 'actions.seeInShop' : 'actions.preview')
  return (
    <span className="row-actions">
      <a
        href={seen}
        target="_blank"
        rel="noreferrer"
        className="icon-button only-wide"
        aria-label={`${words}: ${name} ${t('newTab')}`}
        title={words}
      >
        <ExternalLink aria-hidden size={18} />
      </a>
      {canEdit && (
        <RowMenu
          name={name}
          actions={[
            { label: t('actions.duplicate'), run: () => void actions.current.duplicate(product) },
            { label: t(published ? 'actions.hide' : 'actions.publish'), run: () => void actions.current.publish(product, !published) },
            { label: t('actions.delete'), run: () => void actions.current.remove([product]), isDestructive: true },
          ]}
        />
      )}
    </span>
  )
}
