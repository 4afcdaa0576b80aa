import { useRef, useState } from 'react'
import { CategoryMessage } from '../../../../../contract/admin/taxonomy.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { announce } from '../../../ui/live-region.tsx'
import { ChoiceField, type ChoiceOption } from '../../components/choice-field.tsx'
import { prefixError } from '../../components/prefix-error.ts'
import { useAdminRequest } from '../../use-admin-request.ts'

/** Common first categories of shops for children's clothes. The names become content of the shop, in both languages. */
const startingCategories: readonly Bilingual[] = [
  { vi: 'Váy & đầm', en: 'Dresses' },
  { vi: 'Áo', en: 'Tops' },
  { vi: 'Quần', en: 'Trousers' },
  { vi: 'Bộ', en: 'Sets' },
  { vi: 'Bodysuit', en: 'Bodysuits' },
  { vi: 'Mũ & nón', en: 'Hats' },
  { vi: 'Khăn & yếm', en: 'Cloths & bibs' },
  { vi: 'Giày & tất', en: 'Shoes & socks' },
]

type CategoryFieldProps = {
  choices: readonly ChoiceOption[]
  value: string | null
  onChange: (categoryId: string | null) => void
  hint?: string | undefined
  error?: string | undefined
}

/** The category of a product. Creates a missing category in place; a shop without categories is offered common ones. */
export function CategoryField({ choices: known, value, onChange, hint, error }: CategoryFieldProps) {
  const { t } = useTranslation('products')
  const [created, setCreated] = useState<ChoiceOption[]>([])
  const { call, isBusy, failure } = useAdminRequest()
  const box = useRef<HTMLDivElement>(null)
  const choices = [...known, ...created.filter(({ value }) => !known.some((choice) => choice.value === value))]

  async function create({ vi, en }: Bilingual): Promise<void> {
    const body = { name: vi, ...(en ? { labels: { en } } : {}) }
    const response = await call('POST', '/api/categories', body, CategoryMessage, { skipRevalidate: true })
    if (!response) return
    const { _id, name } = response.data.category
    setCreated((before) => [...before, { value: _id, label: name }])
    onChange(_id)
    // The pressed button disappears with the other suggestions.
    if (document.activeElement instanceof HTMLButtonElement) box.current?.focus({ preventScroll: true })
    announce(t('category.created', { name }))
  }

  return (
    <div ref={box} tabIndex={-1} className="grid gap-2">
      <ChoiceField
        label={t('editor.category')}
        name="category"
        hint={hint}
        error={failure ? (failure.issues[0]?.message ?? prefixError(failure, t('category.failed'))?.message) : error}
        choices={choices}
        value={value}
        onChange={onChange}
        onCreate={(text) => void create({ vi: text, en: '' })}
        createLabel={(text) => t('category.create', { name: text })}
        emptyText={choices.length === 0 ? t('category.none') : undefined}
      />
      {choices.length === 0 && (
        <fieldset className="starting-categories" aria-busy={isBusy || undefined}>
          <legend className="field-hint">{t('category.start')}</legend>
          {startingCategories.map((category) => (
            <button key={category.vi} type="button" className="small-button" disabled={isBusy} onClick={() => void create(category)}>
              {category.vi}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  )
}
