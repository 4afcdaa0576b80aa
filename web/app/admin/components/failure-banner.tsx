import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import type { AdminFailure } from '../use-admin-request.ts'

/** Why something was refused, in the shop's own words, with each field it is about. The first of these has the focus, else the banner. */
export function FailureBanner({ failure, className = 'mb-4' }: { failure: AdminFailure | null; className?: string }) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  // Not the object: pages rename its fields anew with every letter, and whoever puts things right is not called back.
  const summary = failure && [failure.code, failure.message, ...failure.issues.map(({ message }) => message)].join('\n')
  const about = failure?.issues.map(({ path }) => path).join('\n')
  // Two fields may lack the same: each is called by the words that stand beside it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what it is about
  useLayoutEffect(() => setNames(failure?.issues.map(({ path }) => nameOf(fieldAt(path, box.current))) ?? []), [summary, about])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is said
  useEffect(() => {
    if (failure && !failure.issues.some(({ path }) => focusField(path, box.current))) box.current?.focus()
  }, [summary])
  if (!failure) return null
  const { message, issues } = failure
  return (
    <Alert ref={box} tabIndex={-1} title={message} className={className}>
      {issues.length > 1 && <p>{t('failure.count', { count: issues.length })}</p>}
      {issues.length > 0 && (
        <ul className="list-disc pl-5">
          {issues.map((issue, at) => (
            <li key={issue.path + issue.message}>
              <button type="button" className="text-left align-top underline" onClick={() => focusField(issue.path, box.current)}>
                {names[at] ? `${names[at]}: ${issue.message}` : issue.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

function focusField(path: string, banner: HTMLElement | null): boolean {
  const field = fieldAt(path, banner)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field !== undefined && field === document.activeElement
}

/** A field of a form is found by its name, which is the path the shop calls it by (a list to type in by its mark): in the banner's own dialog, or on its page. */
function fieldAt(path: string, banner: HTMLElement | null): HTMLElement | undefined {
  const form = banner?.closest('dialog') ?? banner?.closest('main')
  if (!form || path === '') return undefined
  const name = CSS.escape(path)
  const fields = form.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
  return [...fields].flatMap((field) => visibleFieldOf(field) ?? []).find((each) => each.getClientRects().length > 0)
}

/** A list one types into keeps what is chosen in a hidden field; the one that is seen stands beside it. */
function visibleFieldOf(field: HTMLElement): HTMLElement | null | undefined {
  const isHidden = field instanceof HTMLInputElement && field.type === 'hidden'
  return isHidden ? field.nextElementSibling?.querySelector('input') : field
}

/** The first words of its label: what follows says whether it is needed. */
function nameOf(field: HTMLElement | undefined): string {
  if (!field) return ''
  const label = 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined
  const labelText = [...(label?.childNodes ?? [])].map(({ textContent }) => textContent?.trim()).find(Boolean)
  // A button that chooses something is called by the group it stands in.
  const group = field instanceof HTMLButtonElement ? field.closest('fieldset')?.querySelector('legend')?.textContent : undefined
  return field.getAttribute('aria-label') ?? labelText ?? group ?? ''
}

/** What the shop said about one field. */
export function errorAt(failure: AdminFailure | null, path: string): string | undefined {
  return failure?.issues.find((issue) => issue.path === path)?.message
}
