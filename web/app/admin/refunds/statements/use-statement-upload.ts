import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type StatementHeadings, StatementRead } from '../../../../../contract/admin/cod-statements.ts'
import type { Carrier } from '../../../../../contract/orders/shipments.ts'
import { ApiError, parseApiError } from '../../../api/api-error.ts'
import { documentLanguage } from '../../../i18n/document-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'

type ColumnsResponse = Extract<StatementRead['data'], { kind: 'columns' }>
export type ColumnsToChoose = ColumnsResponse & { file: File; carrier: Carrier }

/** Sends a statement; where its columns are unknown, `columns` is what to choose from, and the file is sent again. */
export function useStatementUpload() {
  const { t } = useTranslation('statements')
  const navigate = useNavigate()
  const [columns, setColumns] = useState<ColumnsToChoose | null>(null)
  const [reading, setReading] = useState('')
  const [failure, setFailure] = useState<AdminFailure | null>(null)

  async function upload(file: File, carrier: Carrier, headings?: StatementHeadings): Promise<void> {
    setReading(file.name)
    setFailure(null)
    const { code, amount, fee, day } = headings ?? {}
    const path = withQuery('/api/payments/cod-statements', { carrier, code, amount, ...(fee ? { fee } : {}), ...(day ? { day } : {}) })
    try {
      const { data } = await retryAfterSignIn(() => sendFile(file, path, t('unreachable')))
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

async function sendFile(file: File, path: string, unreachable: string): Promise<StatementRead> {
  const form = new FormData()
  form.append('file', file, file.name)
  const headers = { Accept: 'application/json', 'Accept-Language': documentLanguage() }
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body: form }).catch(() => {
    throw new ApiError({ status: 0, code: 'network', message: unreachable })
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw parseApiError(response.status, body, unreachable)
  return StatementRead.parse(body)
}
