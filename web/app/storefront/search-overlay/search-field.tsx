import Search from 'lucide-react/icons/search'
import { type RefObject, useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'

type SearchFieldProps = {
  field: RefObject<HTMLInputElement | null>
  typed: string
  /** The listbox below the field, if there is one, and its active option. */
  listId: string | undefined
  activeId: string | undefined
  onType: (text: string, isComposing?: boolean) => void
  onKeyDown: (event: React.KeyboardEvent) => void
  onClear: () => void
  onSubmit: () => void
}

export function SearchField({ field, typed, listId, activeId, onType, onKeyDown, onClear, onSubmit }: SearchFieldProps) {
  const { t } = useTranslation('shop')
  const id = useId()
  function submit(event: React.FormEvent): void {
    event.preventDefault()
    onSubmit()
  }
  return (
    <search>
      <form method="get" action={paths.search()} className="quick-field" onSubmit={submit}>
        <button type="submit" className="icon-button" aria-label={t('search.button')}>
          <Search aria-hidden size={22} strokeWidth={1.8} />
        </button>
        <label htmlFor={id} className="sr-only">
          {t('search.label')}
        </label>
        {/* Not type="search": in such a field Escape clears the text instead of closing the dialog. */}
        <input
          ref={field}
          id={id}
          name="query"
          className="quick-input"
          value={typed}
          role="combobox"
          aria-expanded={listId !== undefined}
          aria-controls={listId}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          placeholder={t('quick.placeholder')}
          inputMode="search"
          enterKeyHint="search"
          maxLength={200}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => onType(event.currentTarget.value, (event.nativeEvent as InputEvent).isComposing)}
          onCompositionEnd={(event) => onType(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {typed !== '' && (
          <button type="button" className="quick-clear" onClick={onClear}>
            {t('quick.clear')}
          </button>
        )}
      </form>
    </search>
  )
}
