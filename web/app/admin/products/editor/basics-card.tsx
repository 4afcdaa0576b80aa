import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { Card } from '../../components/card.tsx'
import type { EditorProps } from './editor-props.ts'
import { PriceFields } from './price-fields.tsx'

/** What every product needs, always open: the name, the price, the SKU and the description. */
export function BasicsCard(editing: EditorProps) {
  const { draft, set, errorAt, productId } = editing
  const { t } = useTranslation('products')
  return (
    <Card title={t('editor.basics')}>
      <div className="sheet-fields">
        <BilingualField
          name="name"
          label={t('editor.name')}
          value={draft.name}
          onChange={(name) => set('name', name)}
          errorAt={errorAt}
          maxLength={productLimits.name}
        />
        <PriceFields {...editing} />
        <TextField
          label={t('editor.sku')}
          name="sku"
          value={draft.sku}
          maxLength={productLimits.sku}
          spellCheck={false}
          autoComplete="off"
          hint={productId ? undefined : t('editor.skuHint')}
          error={errorAt('sku')}
          onChange={(event) => set('sku', event.currentTarget.value)}
        />
        <BilingualField
          name="description"
          label={t('editor.description')}
          value={draft.description}
          onChange={(description) => set('description', description)}
          errorAt={errorAt}
          isLong
          maxLength={productLimits.description}
        />
      </div>
    </Card>
  )
}
