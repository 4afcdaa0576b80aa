import { productLimits } from '../../../../../contract/products.admin.ts'
import { slugify } from '../../../../../contract/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { BilingualField } from '../../parts/bilingual-field.tsx'
import { Card } from '../../parts/card.tsx'
import type { Editing } from './editing.ts'
import { useSlugCheck } from './use-slug-check.ts'

/** What it is called, where it lies, and what is told of it. */
export function NamesCard({ draft, set, errorAt, productId }: Editing) {
  const { t } = useTranslation('products')
  const made = slugify(draft.name.vi)
  const slug = draft.slug || made
  const { answer, check } = useSlugCheck(slug, productId)
  const isTaken = answer !== null && !answer.free
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
              hint={answer?.free ? t('editor.slugFree', { slug: `/products/${answer.slug}` }) : t('editor.slugHint')}
              error={errorAt('slug') ?? (isTaken ? t('editor.slugTaken', { suggestion: answer.suggestion }) : undefined)}
              onChange={(event) => set('slug', event.currentTarget.value)}
              onBlur={() => {
                if (draft.slug) set('slug', slugify(draft.slug))
                void check()
              }}
            />
            {isTaken && (
              <button type="button" className="small-button mt-2" onClick={() => set('slug', answer.suggestion)}>
                {t('editor.slugUse', { suggestion: answer.suggestion })}
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
