import { useTranslation } from '../../../i18n/use-translation.ts'
import { MoneyField } from '../../components/money-field.tsx'
import type { EditorProps } from './editor-props.ts'

export function PriceFields({ draft: { price, salePrice }, set, errorAt }: EditorProps) {
  const { t } = useTranslation('products')
  const isTooHigh = price !== null && salePrice !== null && salePrice >= price
  const percent = price && salePrice ? Math.floor(((price - salePrice) * 100) / price) : 0
  return (
    <div className="price-fields">
      <MoneyField label={t('editor.price')} name="price" value={price} onChange={(value) => set('price', value)} error={errorAt('price')} />
      <MoneyField
        label={t('editor.salePrice')}
        name="salePrice"
        value={salePrice}
        onChange={(value) => set('salePrice', value || null)}
        hint={percent > 0 ? t('editor.percentOff', { percent }) : t('editor.salePriceHint')}
        error={isTooHigh ? t('editor.saleTooHigh') : errorAt('salePrice')}
      />
    </div>
  )
}
