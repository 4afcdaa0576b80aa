import { useEffect, useRef } from 'react'
import { Alert } from '../ui/alert.tsx'
import type { Changed } from './change-own.ts'
import { RefusalAlert } from './refusal-alert.tsx'

/** What came of the form that was sent; it takes the focus, also where the page was loaded anew. */
export function Outcome({ answer, failed }: { answer: Changed | undefined | null; failed: string }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer) box.current?.focus()
  }, [answer])
  if (!answer) return null
  return (
    <div ref={box} tabIndex={-1} className="outcome">
      {answer.refusal ? (
        <RefusalAlert title={failed} refusal={answer.refusal} />
      ) : (
        <Alert tone="success" role="status" title={answer.message} className="mb-6" />
      )}
    </div>
  )
}
