import { useEffect, useRef } from 'react'
import { Alert } from '../alert.tsx'

export type FieldErrorItem = { id: string; label: string; message: string }
type ErrorSummaryProps = {
  title: string
  fieldErrors: readonly FieldErrorItem[]
  /** Counts the refused attempts; each new one takes the focus. */
  attempts: number
}

/** Lists the errors at the top of a refused form, with a link to each field. */
export function ErrorSummary({ title, fieldErrors, attempts }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) box.current?.focus()
  }, [attempts])
  if (attempts === 0 || fieldErrors.length === 0) return null
  return (
    <Alert ref={box} tabIndex={-1} title={title} className="my-6 scroll-mt-28">
      <ul className="mt-1 list-disc pl-5">
        {fieldErrors.map(({ id, label, message }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => goTo(event, id)}>
              {label}
            </a>
            : {message}
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Focuses the field itself, also where it is a radio group. */
function goTo(event: React.MouseEvent, id: string): void {
  const named = document.getElementById(id)
  if (!named) return
  const target = isDisabled(named) ? lastBefore(named) : named
  event.preventDefault()
  target.focus()
  target.scrollIntoView({ block: 'center' })
}

/** A disabled field depends on the field before it, as a ward on its province. */
function lastBefore(field: HTMLInputElement | HTMLSelectElement): HTMLElement {
  const usable = [...(field.form?.querySelectorAll<HTMLElement>(':is(input:not([type="hidden"]), select, textarea):enabled') ?? [])]
  return usable.findLast((other) => other.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) ?? field
}

function isDisabled(field: HTMLElement): field is HTMLInputElement | HTMLSelectElement {
  return (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.disabled
}
