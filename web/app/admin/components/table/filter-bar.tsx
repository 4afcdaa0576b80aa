import Search from 'lucide-react/icons/search'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Form, useLocation, useNavigation, useSearchParams, useSubmit } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { rememberList } from '../last-list.ts'

const debounceMs = 300

/** Parameters of a list that narrow nothing, or have a place of their own on the page. */
const notFilters = ['page', 'sort', 'query', 'tab', 'lng']

/**
 * Search and filters of a list, as a plain GET form: its state is the URL. With JavaScript it submits itself, the
 * search after a pause in typing. `children` are {@link FilterSelect}s and other named inputs; on a phone they are behind a
 * button with the number of those in use.
 */
export function FilterBar({ placeholder, children }: { placeholder?: string; children?: ReactNode }) {
  const { t } = useTranslation('admin')
  const submit = useSubmit()
  const [search] = useSearchParams()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isUnsent = useRef(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const { key, pathname, search: url } = useLocation()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => rememberList(pathname, url), [pathname, url])
  const filtersId = useId()
  const active = [...search.keys()].filter((name) => !notFilters.includes(name)).length
  const { state, location: next } = useNavigation()
  const isAsking = state !== 'idle'
  const isLeaving = next !== undefined && next.pathname !== pathname
  // A row that is opened while a search waits for more letters: the search must not replace that navigation. The click itself
  // counts too: on a slow phone the timer may fire before the navigation is rendered.
  useEffect(() => {
    if (isLeaving) clearTimeout(timer.current)
  }, [isLeaving])
  useEffect(() => {
    const onClick = (event: MouseEvent) => leadsAway(event) && clearTimeout(timer.current)
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [])
  // The list follows the URL. The fields follow it too after a navigation from elsewhere, or after the user chose not to leave.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the key changes if the user chose not to leave
  useEffect(() => {
    // While a request is under way, the fields are ahead of the URL.
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
      {children && (
        <>
          <button type="button" className="filter-button" aria-expanded={isOpen} aria-controls={filtersId} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal aria-hidden size={18} />
            <span className={placeholder ? 'sr-only' : undefined}>{t('filter.open')}</span>
            {active > 0 && <span className="filter-count">{active}</span>}
          </button>
          <div id={filtersId} className="filter-fields" data-open={isOpen || undefined}>
            {children}
          </div>
        </>
      )}
      {search.get('sort') && <input type="hidden" name="sort" value={search.get('sort') ?? ''} />}
      <button type="submit" className="sr-only focus:not-sr-only">
        {t('filter.apply')}
      </button>
    </Form>
  )
}

/** Skips the focused field while its text is not submitted or its date is incomplete. */
function fillForm(params: URLSearchParams, { elements }: HTMLFormElement, isUnsent: boolean): void {
  for (const field of elements) {
    const isChoice = field instanceof HTMLSelectElement
    if (!(isChoice || field instanceof HTMLInputElement) || field.type === 'hidden') continue
    if (field === document.activeElement && (isUnsent || field.validity.badInput)) continue
    field.value = params.get(field.name) ?? ''
    // A value that is not among the options means no filter.
    if (isChoice && field.selectedIndex < 0) field.selectedIndex = 0
  }
}

/** A click on a link that this window follows. */
function leadsAway({ target, button, metaKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey) && target instanceof Element && target.closest('a[href]') !== null
}

/** True for a select and for a complete date. */
function isChosen(target: EventTarget): boolean {
  if (target instanceof HTMLInputElement) return target.type === 'date' && target.checkValidity()
  return target instanceof HTMLSelectElement
}

/** Waits for the end of an input method's composition before it searches. */
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

/** One filter; its first option is "all". */
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
