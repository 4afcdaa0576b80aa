import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/price.tsx'
import { toCard } from '../product-card/card-product.ts'
import type { ArrangedResults, SearchOptionItem } from './arrange-results.rule.ts'
import { SearchOption } from './search-option.tsx'

type ProductOptionProps = {
  option: ArrangedResults['products'][number]
  activeId: string | undefined
  onFollow: (option: SearchOptionItem) => void
}

export function ProductOption({ option, activeId, onFollow }: ProductOptionProps) {
  const { t } = useTranslation('shop')
  const language = useLanguage()
  const { name, nameLanguage, status, availability, category, sku } = option.product
  const { colors, ...priced } = toCard(option.product)
  const picture = colors[0]?.images[0]
  return (
    <SearchOption option={option} activeId={activeId} onFollow={onFollow} className="quick-product">
      <span className="quick-picture">{picture && <Picture picture={picture} sizes="64px" upTo={320} decorative />}</span>
      <span className="quick-product-text">
        <span className="quick-name" lang={nameLanguage === language ? undefined : nameLanguage}>
          {name}
        </span>
        <span className="quick-details">
          <span>{t(`status.${status}`)}</span> <span>{category.label}</span> <span>{sku}</span>
        </span>
      </span>
      <span className="quick-price">
        {priced.isFrom && <span className="text-sm text-soft">{t('card.from')}</span>}
        <Price item={priced} />
        {availability === 'Out of stock' && <span className="quick-gone">{t('card.soldOut')}</span>}
      </span>
    </SearchOption>
  )
}
