import { ProductStatus } from '../../../../../contract/catalogue.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import { CategoryField } from '../components/category-field.tsx'
import { ChipsField } from '../components/chips-field.tsx'
import type { EditorProps } from './editor-props.ts'

/** Whether shoppers see the product, and its label. */
export function StateCard({ draft, set, errorAt }: EditorProps) {
  const { t } = useTranslation('products')
  return (
    <FoldingCard
      title={t('editor.state')}
      summary={`${t(draft.published ? 'editor.publishedYes' : 'editor.publishedNo')} · ${t(`statuses.${draft.status}`)}`}
    >
      <div className="sheet-fields">
        <div className="state-choice">
          {([true, false] as const).map((value) => (
            <label key={String(value)} className="radio-card">
              <input type="radio" name="published" checked={draft.published === value} onChange={() => set('published', value)} />
              <span>
                <strong className="block">{t(value ? 'editor.publishedYes' : 'editor.publishedNo')}</strong>
                <span className="text-sm text-soft">{t(value ? 'editor.publishedYesHint' : 'editor.publishedNoHint')}</span>
              </span>
            </label>
          ))}
        </div>
        <SelectField
          label={t('editor.status')}
          name="status"
          value={draft.status}
          error={errorAt('status')}
          onChange={(event) => set('status', ProductStatus.parse(event.currentTarget.value))}
        >
          {ProductStatus.options.map((status) => (
            <option key={status} value={status}>
              {t(`statuses.${status}`)}
            </option>
          ))}
        </SelectField>
      </div>
    </FoldingCard>
  )
}

/** The category, collections and tags of the product. */
export function TaxonomyCard({ draft, set, errorAt, choices, productId }: EditorProps) {
  const { t } = useTranslation('products')
  const category = choices.categories.find(({ value }) => value === draft.categoryId)
  const parts = [
    category?.label ?? t('editor.noCategory'),
    ...(draft.collectionIds.length > 0 ? [t('editor.collectionCount', { count: draft.collectionIds.length })] : []),
    ...(draft.tags.length > 0 ? [t('editor.tagCount', { count: draft.tags.length })] : []),
  ]
  return (
    <FoldingCard title={t('editor.sorting')} summary={parts.join(' · ')} startsOpen={!productId}>
      <div className="sheet-fields">
        <CategoryField
          choices={choices.categories}
          value={draft.categoryId}
          onChange={(categoryId) => set('categoryId', categoryId)}
          error={errorAt('category')}
        />
        <ChipsField
          label={t('editor.collections')}
          name="collections"
          choices={choices.collections}
          values={draft.collectionIds}
          onChange={(ids) => set('collectionIds', ids)}
          error={errorAt('collections')}
        />
        <ChipsField
          label={t('editor.tags')}
          name="tags"
          choices={choices.tags}
          values={draft.tags}
          onChange={(tags) => set('tags', tags)}
          error={errorAt('tags')}
          canCreate
        />
      </div>
    </FoldingCard>
  )
}
