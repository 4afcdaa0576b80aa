import { useSearchParams } from 'react-router'
import { Availability, type Category, type Collection, ProductStatus, type Tag } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { FilterBar, FilterSelect } from '../components/table/filter-bar.tsx'

type ProductFiltersProps = { categories: readonly Category[]; collections: readonly Collection[]; tags: readonly Tag[] }

const secondaryFilters = ['collection', 'tag', 'status', 'min', 'max'] as const

/** The most used filters are visible, the others behind a button. */
export function ProductFilters({ categories, collections, tags }: ProductFiltersProps) {
  const { t } = useTranslation('products')
  const [search] = useSearchParams()
  return (
    <FilterBar placeholder={t('search')}>
      <FilterSelect name="category" label={t('filter.category')} options={categories.map(({ name, label }) => ({ value: name, label }))} />
      <FilterSelect
        name="availability"
        label={t('filter.availability')}
        options={Availability.options.map((value) => ({ value, label: t(`availabilities.${value}`) }))}
      />
      <FilterSelect
        name="published"
        label={t('filter.published')}
        options={(['true', 'false'] as const).map((value) => ({ value, label: t(`published.${value}`) }))}
      />
      <details className="more-filters" open={secondaryFilters.some((name) => search.has(name)) || undefined}>
        <summary className="small-button">{t('filter.more')}</summary>
        <div className="more-filters-body">
          <FilterSelect
            name="collection"
            label={t('filter.collection')}
            options={collections.map(({ slug, label }) => ({ value: slug, label }))}
          />
          <FilterSelect name="tag" label={t('filter.tag')} options={tags.map(({ name, label }) => ({ value: name, label }))} />
          <FilterSelect
            name="status"
            label={t('filter.status')}
            options={ProductStatus.options.map((value) => ({ value, label: t(`statuses.${value}`) }))}
          />
          {(['min', 'max'] as const).map((name) => (
            <label key={name} className="price-filter">
              <span>{t(`filter.${name}`)}</span>
              <input
                key={search.get(name)}
                name={name}
                inputMode="numeric"
                pattern="\d*"
                autoComplete="off"
                className="field-control"
                defaultValue={search.get(name) ?? ''}
              />
            </label>
          ))}
        </div>
      </details>
    </FilterBar>
  )
}
