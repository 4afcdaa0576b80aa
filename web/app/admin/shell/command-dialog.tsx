import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { stripDiacritics } from '../../../../contract/language/strip-diacritics.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BouncingDots } from '../../ui/bouncing-dots.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { InlineError } from '../../ui/inline-error.tsx'
import { adminPaths } from '../admin-paths.ts'
import type { Section } from '../sections.ts'
import { settingsTabs } from '../settings/settings-tabs.ts'
import { retryAfterSignIn } from '../use-admin-request.ts'
import { type SearchHit, searchEverything } from './search-everything.ts'

const debounceMs = 250

/** A combobox over sections and search results: arrow keys move, Enter opens. */
export function CommandDialog({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const { t, i18n } = useTranslation(['admin', 'settings'])
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [query, setQuery] = useState('')
  const [active, setActive] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setQuery(text.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [text])
  const search = useQuery({
    queryKey: ['admin', 'everything', query],
    queryFn: ({ signal }) => retryAfterSignIn(() => searchEverything(query, signal)),
    enabled: query.length >= 2,
  })
  const { data = [], isFetching } = search
  const parts = text && sections.some(({ key }) => key === 'settings') ? settingsTabs : []
  const wordsOf = (key: string) =>
    i18n.exists(`command.words.${key}`, { ns: 'admin' }) ? t(`command.words.${key}` as 'command.words.orders') : ''
  const screens: (SearchHit & { words: string })[] = [
    ...sections.map(({ key, to }) => ({
      kind: 'screen' as const,
      to,
      label: t(`sections.${key}` as 'sections.home'),
      words: wordsOf(key),
    })),
    ...parts.map((part) => ({
      kind: 'screen' as const,
      to: adminPaths.settings({ part }),
      label: `${t('sections.settings')} · ${t(`settings:parts.${part}`)}`,
      words: wordsOf(part),
    })),
  ].filter(({ label, words }) => stripDiacritics(`${label}, ${text ? words : ''}`).includes(stripDiacritics(text.trim())))
  const found = [...screens.slice(0, text ? 5 : 20), ...(query.length >= 2 ? data : [])]

  function go(target: SearchHit | undefined): void {
    if (!target) return
    onClose()
    void navigate(target.to)
  }

  function onKeyDown(event: React.KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive((before) => (before + step + found.length) % Math.max(found.length, 1))
    }
    if (event.key === 'Enter') go(found[active])
  }

  return (
    <Dialog isOpen onClose={onClose} title={t('command.title')} first={field} className="command-dialog">
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={listId}
        aria-activedescendant={found[active] ? `${listId}-${active}` : undefined}
        aria-label={t('command.title')}
        placeholder={t('command.placeholder')}
        className="field-control"
        autoComplete="off"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value)
          setActive(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={listId} role="listbox" aria-label={t('command.title')} className="command-list">
        {found.map((target, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field keeps the focus and handles the keys
          <div
            key={target.to}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            className="command-option"
            onPointerMove={() => setActive(index)}
            onClick={() => go(target)}
          >
            <span className="grow">{target.label}</span>
            <span className="text-sm text-soft">{t(`command.${target.kind}`)}</span>
          </div>
        ))}
      </div>
      {isFetching && <BouncingDots />}
      {search.isError && !isFetching && <InlineError text={t('command.failed')} isRetrying={false} onRetry={() => void search.refetch()} />}
      {search.isSuccess && !isFetching && found.length === 0 && <p className="py-4 text-soft">{t('command.none')}</p>}
    </Dialog>
  )
}
