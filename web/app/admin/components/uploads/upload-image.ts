import { type LibraryImage, UploadRefused, UploadResponse } from '../../../../../contract/admin/media.ts'
import { ApiError, parseApiError } from '../../../api/api-error.ts'
import { documentLanguage } from '../../../i18n/document-language.ts'

type UploadOptions = { signal: AbortSignal; onProgress: (share: number) => void; unreachable: string }

/** Uploads one file by XMLHttpRequest, because `fetch` reports no upload progress. Throws {@link ApiError}. */
export function uploadImage(file: File, { signal, onProgress, unreachable }: UploadOptions): Promise<LibraryImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/api/images/upload-many')
    request.setRequestHeader('Accept-Language', documentLanguage())
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    const fail = () => reject(new ApiError({ status: 0, code: 'network', message: unreachable }))
    request.onerror = fail
    request.ontimeout = fail
    request.onabort = fail
    // Cancelled while the picture was scaled down.
    if (signal.aborted) return fail()
    request.onload = () => {
      const body = UploadResponse.safeParse(readJson(request.responseText))
      const image = body.success && request.status < 300 ? body.data.images[0] : undefined
      if (image) resolve(image)
      else reject(refusalOf(request, unreachable))
    }
    signal.addEventListener('abort', () => request.abort(), { once: true })
    const form = new FormData()
    form.append('images', file, file.name)
    request.send(form)
  })
}

/** The reason for this file, instead of the general message that no file was accepted. */
function refusalOf(request: XMLHttpRequest, fallback: string): ApiError {
  const body = readJson(request.responseText)
  const failure = parseApiError(request.status, body, fallback)
  const refused = UploadRefused.safeParse(body)
  const reason = refused.success ? refused.data.rejected?.[0]?.reason : undefined
  return new ApiError({ status: failure.status, code: failure.code, message: reason ?? failure.message, issues: failure.issues })
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
