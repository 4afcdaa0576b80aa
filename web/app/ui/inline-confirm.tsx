import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'

type InlineConfirmProps = {
  /** What one wants to do. */
  button: ReactNode
  /** A name that says to what, where the button's own words do not. */
  label?: string
  question: string
  text?: ReactNode
  /** The way back. */
  cancelLabel: string
  /** The form that does it. */
  children: ReactNode
}

/** Asks before something that cannot be taken back, in place, before any script too. Escape and the way back close it. */
export function InlineConfirm({ button, label, question, text, cancelLabel, children }: InlineConfirmProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const id = useId()
  const [isReady, setReady] = useState(false)
  // Without scripts the button itself closes it.
  useEffect(() => setReady(true), [])

  function close(): void {
    if (!details.current) return
    details.current.open = false
    summary.current?.focus()
  }

  return (
    <details ref={details} className="inline-confirm" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <summary ref={summary} className="button button-text" aria-label={label}>
        {button}
      </summary>
      {/* biome-ignore lint/a11y/useSemanticElements: not fields of a form but a question with its answers */}
      <div role="group" aria-labelledby={id} className="inline-confirm-question">
        <p id={id} className="font-bold">
          {question}
        </p>
        {text && <p>{text}</p>}
        <div className="mt-2 flex flex-wrap gap-3">
          {children}
          {isReady && (
            <Button look="secondary" onClick={close}>
              {cancelLabel}
            </Button>
          )}
        </div>
      </div>
    </details>
  )
}
