import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../ui/alert.tsx'
import type { AdminFailure } from '../use-admin-call.ts'

/** Why something was refused, in the shop's own words, with each field it is about. The first of these has the focus, else the banner. */
export function FailureBanner({ failure, className = 'mb-4' }: { failure: AdminFailure | null; className?: string }) {
  const { t } = useTranslation('admin')
  const box = useRef<HTMLDivElement>(null)
  // Not the object: pages rename its fields anew with every letter, and whoever puts things right is not called back.
  const said = failure && [failure.code, failure.message, ...failure.issues.map(({ message }) => message)].join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is said
  useEffect(() => {
    if (failure && !failure.issues.some(({ path }) => focusField(path, box.current))) box.current?.focus()
  }, [said])
  if (!failure) return null
  const { message, issues } = failure
  return (
    <Alert ref={box} tabIndex={-1} title={message} className={className}>
      {issues.length > 1 && <p>{t('failure.count', { count: issues.length })}</p>}
      {issues.length > 0 && (
        <ul className="list-disc pl-5">
          {issues.map((issue) => (
            <li key={issue.path + issue.message}>
              <button type="button" className="underline" onClick={() => focusField(issue.path, box.current)}>
                {issue.message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** A field of a form is found by its name, which is the path the shop calls it by: in the banner's own dialog, or on its page. */
function focusField(path: string, banner: HTMLElement | null): boolean {
  const form = banner?.closest('dialog') ?? banner?.closest('main')
  if (!form || path === '') return false
  const fields = form.querySelectorAll<HTMLElement>(`[name="${CSS.escape(path)}"]`)
  const field = [...fields].find((each) => each.getClientRects().length > 0)
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
  return field !== undefined && field === document.activeElement
}

/** What the shop said about one field. */
export function errorAt(failure: AdminFailure | null, path: string): string | undefined {
  return failure?.issues.find((issue) => issue.path === path)?.message
}
