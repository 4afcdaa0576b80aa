import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type StatementHeadings, StatementRead } from '../../../../../contract/admin/cod-statements.ts'
import type { Carrier } from '../../../../../contract/orders/shipments.ts'
import { ApiError } from '../../../api/api-error.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { sendFile } from '../../components/uploads/send-file.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'

type ColumnsResponse = Extract<StatementRead['data'], { kind: 'columns' }>
export type ColumnsToChoose = ColumnsResponse & { file: File; carrier: Carrier }

type Upload = { file: File; carrier: Carrier; isAsking?: boolean; headings?: StatementHeadings }

/**
 * Sends a statement; where its columns are unknown, or with `isAsking`, `columns` is what to choose from, and the file is sent again.
 */
export function useStatementUpload() {
  const { t } = useTranslation('statements')
  const navigate = useNavigate()
  const [columns, setColumns] = useState<ColumnsToChoose | null>(null)
  const [reading, setReading] = useState('')
  const [failure, setFailure] = useState<AdminFailure | null>(null)

  async function upload({ file, carrier, isAsking = false, headings }: Upload): Promise<void> {
    setReading(file.name)
    setFailure(null)
    const { code, amount, fee, day } = headings ?? {}
    const path = withQuery('/api/payments/cod-statements', {
      ...{ carrier, code, amount },
      ...(isAsking ? { columns: 'ask' } : {}),
      ...(fee ? { fee } : {}),
      ...(day ? { day } : {}),
    })
    try {
      const { data } = await retryAfterSignIn(() => sendFile(file, path, StatementRead, t('unreachable')))
      if (data.kind === 'columns') return setColumns({ ...data, file, carrier })
      setColumns(null)
      if (data.isKnown) toast({ text: t('known') })
      await navigate(adminPaths.statement(data.statement._id))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
    } finally {
      setReading('')
    }
  }

  return { upload, columns, closeColumns: () => setColumns(null), reading, failure }
}
