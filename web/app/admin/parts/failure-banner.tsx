import { useEffect, useRef } from 'react'
import { Alert } from '../../ui/alert.tsx'
import type { AdminFailure } from '../use-admin-call.ts'

/** Why something was refused, in the shop's own words, with each field it is about. Takes the focus. */
export function FailureBanner({ failure, className = 'mb-4' }: { failure: AdminFailure | null; className?: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) box.current?.focus()
  }, [failure])
  if (!failure) return null
  return (
    <Alert ref={box} tabIndex={-1} title={failure.message} className={className}>
      {failure.issues.length > 0 && (
        <ul className="list-disc pl-5">
          {failure.issues.map(({ path, message }) => (
            <li key={path + message}>
              <button type="button" className="underline" onClick={() => focusField(path)}>
                {message}
              </button>
            </li>
          ))}
        </ul>
      )}
    </Alert>
  )
}

/** A field of a form is found by its name, which is the path the shop calls it by. */
function focusField(path: string): void {
  const field = document.querySelector<HTMLElement>(`main [name="${CSS.escape(path)}"], dialog[open] [name="${CSS.escape(path)}"]`)
  field?.focus()
  field?.scrollIntoView({ block: 'center' })
}

/** What the shop said about one field. */
export function errorAt(failure: AdminFailure | null, path: string): string | undefined {
  return failure?.issues.find((issue) => issue.path === path)?.message
}
