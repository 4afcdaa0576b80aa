import { productLimits } from '../../../../../contract/admin/products.ts'
import { slugify } from '../../../../../contract/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { Card } from '../../components/card.tsx'
import type { EditorProps } from './editor-props.ts'
import { useSlugCheck } from './use-slug-check.ts'

/** The name, the URL and the description. */
export function NamesCard({ draft, set, errorAt, productId }: EditorProps) {
  const { t } = useTranslation('products')
  const made = slugify(draft.name.vi)
  const slug = draft.slug || made
  const { result, check } = useSlugCheck(slug, productId)
  const isTaken = result !== null && !result.free
  return (
    <Card title={t('editor.names')}>
      <div className="sheet-fields">
        <BilingualField
          name="name"
          label={t('editor.name')}
          value={draft.name}
          onChange={(name) => set('name', name)}
          errorAt={errorAt}
          maxLength={productLimits.name}
        />
        <div className="two-fields">
          <div>
            <TextField
              label={t('editor.slug')}
              name="slug"
              value={slug}
              maxLength={productLimits.slug}
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              hint={result?.free ? t('editor.slugFree', { slug: `/products/${result.slug}` }) : t('editor.slugHint')}
              error={errorAt('slug') ?? (isTaken ? t('editor.slugTaken', { suggestion: result.suggestion }) : undefined)}
              onChange={(event) => set('slug', event.currentTarget.value)}
              onBlur={() => {
                if (draft.slug) set('slug', slugify(draft.slug))
                void check()
              }}
            />
            {isTaken && (
              <button type="button" className="small-button mt-2" onClick={() => set('slug', result.suggestion)}>
                {t('editor.slugUse', { suggestion: result.suggestion })}
              </button>
            )}
          </div>
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
        </div>
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
