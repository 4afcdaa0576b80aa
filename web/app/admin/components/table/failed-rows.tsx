import { Alert } from '../../../ui/alert.tsx'
import type { FailedItem } from './send-in-chunks.ts'

type FailedRowsProps = { title: string; failed: readonly FailedItem[]; nameOf: (id: string) => string }

/** What a change of many could not be done to, each by its name and with the reason. Said politely: the rest was done. */
export function FailedRows({ title, failed, nameOf }: FailedRowsProps) {
  return (
    <div role="status">
      {failed.length > 0 && (
        <Alert tone="warning" title={title} className="mb-4">
          <ul className="list-disc pl-5">
            {failed.map(({ _id, message }) => (
              <li key={_id}>
                {nameOf(_id)}: {message}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  )
}
