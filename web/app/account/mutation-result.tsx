import { RefusalAlert } from '../auth/refusal-alert.tsx'
import { FocusedAlert } from '../ui/focused-alert.tsx'
import type { MutationResult } from './account-mutation.ts'

/** What came of the form that was sent; it takes the focus, also where the page was loaded anew. */
export function MutationResultAlert({ result, failed }: { result: MutationResult | undefined | null; failed: string }) {
  if (!result) return null
  if (result.refusal) return <RefusalAlert title={failed} refusal={result.refusal} />
  return <FocusedAlert focusKey={result} tone="success" role="status" title={result.message} className="mb-6" />
}
