import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Alert } from '../../ui/alert.tsx'
import type { AdminFailure } from '../use-admin-request.ts'
import { revealField } from './reveal-field.ts'

/**
 * The reason of a refusal, in the API's words, with a link to each invalid field. Focuses the first of these fields,
 * else the banner.
 */
export function FailureBanner({ failure, className = 'mb-4' }: { failure: AdminFailure | null; className?: string }) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  const [names, setNames] = useState<readonly string[]>([])
  // A string instead of the object: pages map the issues to field names in every render, and a new object would move the focus
  // while the user corrects a field.
  const summary = failure && [failure.code, failure.message, ...failure.issues.map(({ message }) => message)].join('\n')
  const about = failure?.issues.map(({ path }) => path).join('\n')
  // Two fields may have the same message, so each is listed with its label.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per set of issues
  useLayoutEffect(() => setNames(failure?.issues.map(({ path }) => nameOf(fieldAt(path, box.current))) ?? []), [summary, about])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
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

/**
 * Finds a form field by the API's path, which is its `name` (for a combobox, its `data-field`), in the banner's
 * dialog or page, and reveals it.
 */
function fieldAt(path: string, banner: HTMLElement | null): HTMLElement | undefined {
  const form = banner?.closest('dialog') ?? banner?.closest('main')
  if (!form || path === '') return undefined
  const name = CSS.escape(path)
  const fields = form.querySelectorAll<HTMLElement>(`[name="${name}"], [data-field="${name}"]`)
  const shown = [...fields].flatMap((field) => visibleFieldOf(field) ?? [])
  for (const field of shown) revealField(field)
  return shown.find((field) => field.getClientRects().length > 0)
}

/** A combobox stores its value in a hidden field; its visible field follows. */
function visibleFieldOf(field: HTMLElement): HTMLElement | null | undefined {
  const isHidden = field instanceof HTMLInputElement && field.type === 'hidden'
  return isHidden ? field.nextElementSibling?.querySelector('input') : field
}

/** The first words of a field's label; the rest says whether the field is required. */
function nameOf(field: HTMLElement | undefined): string {
  if (!field) return ''
  const label = 'labels' in field ? (field.labels as NodeListOf<HTMLLabelElement> | null)?.[0] : undefined
  const labelText = [...(label?.childNodes ?? [])].map(({ textContent }) => textContent?.trim()).find(Boolean)
  // A button that opens a choice is named by its fieldset's legend.
  const group = field instanceof HTMLButtonElement ? field.closest('fieldset')?.querySelector('legend')?.textContent : undefined
  return field.getAttribute('aria-label') ?? labelText ?? group ?? ''
}

/** The API's message about one field. */
export function errorAt(failure: AdminFailure | null, path: string): string | undefined {
  return failure?.issues.find((issue) => issue.path === path)?.message
}
