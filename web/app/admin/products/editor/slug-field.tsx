import { productLimits } from '../../../../../contract/admin/products.ts'
import { slugify } from '../../../../../contract/text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { EditorProps } from './editor-props.ts'
import { useSlugCheck } from './use-slug-check.ts'

/** The product's part of its URL, made from the name unless it is written here. */
export function SlugField({ draft, set, errorAt, productId }: EditorProps) {
  const { t } = useTranslation('products')
  const made = slugify(draft.name.vi)
  const slug = draft.slug || made
  const { result, check } = useSlugCheck(slug, productId)
  const isTaken = result !== null && !result.free
  return (
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
  )
}
