import { Alert } from '../../../ui/alert.tsx'
import type { FailedItem } from './send-in-chunks.ts'

type FailedRowsProps = { title: string; failed: readonly FailedItem[]; nameOf: (id: string) => string }

/**
 * The rows a bulk change failed for, each with its name and the reason. Announced politely, because the other rows
 * were changed.
 */
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
