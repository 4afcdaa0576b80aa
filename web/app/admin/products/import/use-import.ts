import { useState } from 'react'
import { ImportPreview } from '../../../../../contract/admin/products-csv.ts'
import { ApiError, parseApiError } from '../../../api/api-error.ts'
import { documentLanguage } from '../../../i18n/document-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { withQuery } from '../../../paths.ts'
import { type AdminFailure, retryAfterSignIn } from '../../use-admin-request.ts'

type Data = ImportPreview['data']
type State =
  | { kind: 'none' }
  | { kind: 'reading'; name: string }
  /** `hasMoved`: a second preview, because the products changed after the first one. */
  | { kind: 'preview'; name: string; data: Data; hasMoved: boolean }
  | { kind: 'done'; counts: Data['counts'] }

/** Choosing a file shows a preview; confirming sends the same file again with the preview's token. */
export function useImport() {
  const { t } = useTranslation('files')
  const [file, setFile] = useState<File>()
  const [state, setState] = useState<State>({ kind: 'none' })
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<AdminFailure | null>(null)

  const send = (content: File, query: { dryRun?: string; token?: string }) =>
    retryAfterSignIn(() => sendFile(content, withQuery('/api/products/import', query), t('unreachable')))

  async function preview(chosen: File, hasMoved = false): Promise<void> {
    setFile(chosen)
    setFailure(null)
    setState({ kind: 'reading', name: chosen.name })
    try {
      const { data } = await send(chosen, { dryRun: 'true' })
      setState({ kind: 'preview', name: chosen.name, data, hasMoved })
    } catch (error) {
      setState({ kind: 'none' })
      setFailure(failureOf(error))
    }
  }

  async function confirmImport(): Promise<void> {
    if (!file || state.kind !== 'preview' || !state.data.token || isBusy) return
    setBusy(true)
    try {
      const { data } = await send(file, { token: state.data.token })
      setState({ kind: 'done', counts: data.counts })
    } catch (error) {
      const refused = failureOf(error)
      if (refused.code === 'version_conflict') await preview(file, true)
      else setFailure(refused)
    } finally {
      setBusy(false)
    }
  }

  return { state, preview, confirmImport, isBusy, failure }
}

async function sendFile(file: File, path: string, unreachable: string): Promise<ImportPreview> {
  const form = new FormData()
  form.append('file', file, file.name)
  const headers = { Accept: 'application/json', 'Accept-Language': documentLanguage() }
  const response = await fetch(path, { method: 'POST', credentials: 'same-origin', headers, body: form }).catch(() => {
    throw new ApiError({ status: 0, code: 'network', message: unreachable })
  })
  const body: unknown = await response.json().catch(() => null)
  if (!response.ok) throw parseApiError(response.status, body, unreachable)
  return ImportPreview.parse(body)
}

function failureOf(error: unknown): AdminFailure {
  if (error instanceof ApiError) return error
  throw error
}
