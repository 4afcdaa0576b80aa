import { useState } from 'react'
import { CodesFile } from '../../../../../contract/admin/shipments.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { sendFile } from '../../components/uploads/send-file.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'

/** Reads a carrier's file, CSV or Excel, as if its rows were pasted. */
export function useCodesFile(onRead: (text: string) => void) {
  const { t } = useTranslation('tracking')
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)

  async function read(file: File): Promise<void> {
    setReading(true)
    setFailure(null)
    try {
      const { data } = await retryAfterSignIn(() => sendFile(file, '/api/shipments/read-file', CodesFile, t('unreachable')))
      onRead(data.rows.map((cells) => cells.map((cell) => cell.replace(/\s+/g, ' ')).join('\t')).join('\n'))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setReading(false)
    }
  }

  return { read, isReading, failure }
}
