import { FocusedAlert } from '../ui/focused-alert.tsx'
import type { Changed } from './change-own.ts'
import { RefusalAlert } from './refusal-alert.tsx'

/** What came of the form that was sent; it takes the focus, also where the page was loaded anew. */
export function Outcome({ answer, failed }: { answer: Changed | undefined | null; failed: string }) {
  if (!answer) return null
  if (answer.refusal) return <RefusalAlert title={failed} refusal={answer.refusal} />
  return <FocusedAlert told={answer} tone="success" role="status" title={answer.message} className="mb-6" />
}
