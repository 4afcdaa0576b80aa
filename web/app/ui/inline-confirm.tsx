import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Button } from './button.tsx'

type InlineConfirmProps = {
  /** The action to confirm. */
  button: ReactNode
  /** An accessible name with the object of the action, if the button's text does not name it. */
  label?: string
  question: string
  text?: ReactNode
  /** The label of the cancel button. */
  cancelLabel: string
  /** The form of the action. */
  children: ReactNode
}

/** Confirms an irreversible action in place, also without scripts. Escape and the cancel button close it. */
export function InlineConfirm({ button, label, question, text, cancelLabel, children }: InlineConfirmProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const id = useId()
  const [isReady, setReady] = useState(false)
  // The cancel button needs a script; without one the summary closes it.
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
      {/* biome-ignore lint/a11y/useSemanticElements: a question with its answers, not fields of a form */}
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
