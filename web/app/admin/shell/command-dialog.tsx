import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { foldText } from '../../../../contract/fold-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { BouncingDots } from '../../ui/bouncing-dots.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FailedLine } from '../../ui/failed-line.tsx'
import type { Section } from '../sections.ts'
import { sendSignedIn } from '../use-admin-call.ts'
import { type Found, searchEverything } from './search-everything.ts'

const patienceMs = 250

/** A combobox over everything: arrows move, Enter goes there. */
export function CommandDialog({ sections, onClose }: { sections: readonly Section[]; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const listId = useId()
  const [text, setText] = useState('')
  const [asked, setAsked] = useState('')
  const [active, setActive] = useState(0)
  useEffect(() => {
    const timer = setTimeout(() => setAsked(text.trim()), patienceMs)
    return () => clearTimeout(timer)
  }, [text])
  const search = useQuery({
    queryKey: ['admin', 'everything', asked],
    queryFn: ({ signal }) => sendSignedIn(() => searchEverything(asked, signal)),
    enabled: asked.length >= 2,
  })
  const { data = [], isFetching } = search
  const screens: Found[] = sections
    .map(({ key, to }) => ({ kind: 'screen' as const, to, label: t(`sections.${key}` as 'sections.home') }))
    .filter(({ label }) => foldText(label).includes(foldText(text.trim())))
  const found = [...screens.slice(0, text ? 5 : 20), ...(asked.length >= 2 ? data : [])]

  function go(target: Found | undefined): void {
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
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are heard by the field, which keeps the focus
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
      {search.isError && !isFetching && <FailedLine text={t('command.failed')} isRetrying={false} onRetry={() => void search.refetch()} />}
      {search.isSuccess && !isFetching && found.length === 0 && <p className="py-4 text-soft">{t('command.none')}</p>}
    </Dialog>
  )
}
