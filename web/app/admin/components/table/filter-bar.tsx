import Search from 'lucide-react/icons/search'
import { type ReactNode, useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'

const debounceMs = 300

/**
 * Search and filters of a list. It is a plain GET form, so that its state is the address; with scripts it
 * sends itself, the search once typing stops. `children` are {@link FilterSelect}s and other named inputs.
 */
export function FilterBar({ placeholder, children }: { placeholder?: string; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  const submit = useSubmit()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsent = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { key, search: url } = useLocation()
  const isAsking = useNavigation().state !== 'idle'
  // The list is the address's: where the address was changed elsewhere, or somebody chose to stay with it, the fields say so too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key alone tells of those who stayed
  useEffect(() => {
    // What is being asked for next stands in the fields already.
    if (form.current && !isAsking) fillForm(new URLSearchParams(url), form.current, isUnsent.current)
  }, [key, url, isAsking])

  function send(): void {
    clearTimeout(timer.current)
    isUnsent.current = false
    if (!form.current) return
    const params = new URLSearchParams()
    for (const [name, value] of new FormData(form.current)) if (typeof value === 'string' && value !== '') params.set(name, value)
    void submit(params, { replace: true, preventScrollReset: true })
  }

  return (
    <Form
      ref={form}
      method="get"
      role="search"
      className="filter-bar"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      onInput={() => {
        isUnsent.current = true
      }}
      onChange={({ target }) => isChosen(target) && send()}
    >
      {placeholder && (
        <QueryField
          value={search.get('query') ?? ''}
          placeholder={placeholder}
          onTyped={() => {
            clearTimeout(timer.current)
            timer.current = setTimeout(send, debounceMs)
          }}
        />
      )}
      {children}
      {search.get('sort') && <input type="hidden" name="sort" value={search.get('sort') ?? ''} />}
      <button type="submit" className="sr-only focus:not-sr-only">
        {t('filter.apply')}
      </button>
    </Form>
  )
}

/** Whoever has written what is not sent yet, or half a day, is ahead of the address. */
function fillForm(params: URLSearchParams, { elements }: HTMLFormElement, isUnsent: boolean): void {
  for (const field of elements) {
    const isChoice = field instanceof HTMLSelectElement
    if (!(isChoice || field instanceof HTMLInputElement) || field.type === 'hidden') continue
    if (field === document.activeElement && (isUnsent || field.validity.badInput)) continue
    field.value = params.get(field.name) ?? ''
    // What is no choice of this list narrows nothing.
    if (isChoice && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** A choice, or a day: one that is half typed is no day yet. */
function isChosen(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'date' && target.checkValidity()
  return target instanceof HTMLSelectElement
}

/** Not while an input method is still composing: half a letter is not a question. */
function QueryField({ value, placeholder, onTyped }: { value: string; placeholder: string; onTyped: () => void }) {
  return (
    <label className="query-field">
      <Search aria-hidden size={18} />
      <input
        type="search"
        name="query"
        defaultValue={value}
        placeholder={placeholder}
        aria-label={placeholder}
        maxLength={120}
        enterKeyHint="search"
        onInput={(event) => !(event.nativeEvent as InputEvent).isComposing && onTyped()}
        onCompositionEnd={onTyped}
      />
    </label>
  )
}

/** One filter; its first option is "all of them". */
export function FilterSelect({
  name,
  label,
  options,
}: {
  name: string
  label: string
  options: readonly { value: string; label: string }[]
}) {
  const { t } = useTranslation('admin')
  const [search] = useSearchParams()
  const value = search.get(name) ?? ''
  return (
    <label className="filter-select">
      <span className="sr-only">{label}</span>
      <select name={name} defaultValue={value}>
        <option value="">{t('filter.all', { name: label })}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}
