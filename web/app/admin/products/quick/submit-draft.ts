import { AdminProductPage, ProductMessage } from '../../../../../contract/admin/products.ts'
import { CategoryMessage } from '../../../../../contract/admin/taxonomy.ts'
import { OneCategory } from '../../../../../contract/catalogue.ts'
import { ApiError } from '../../../api/api-error.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { shrinkImage } from '../../../ui/uploads/shrink-image.ts'
import { uploadImage } from '../../components/uploads/upload-image.ts'
import { retryAfterSignIn } from '../../use-admin-request.ts'
import { type QuickDraft, quickBody } from './quick-draft.ts'

const otherCategory = { vi: 'Khác', en: 'Other' }

export type SubmittedProduct = { _id: string; name: string; slug: string; published: boolean }
export type SubmitStep = { kind: 'photo'; number: number; count: number } | { kind: 'product' }

type SubmitOptions = {
  known: readonly { vi: string; en: string; hex: string }[]
  signal: AbortSignal
  unreachable: string
  onStep: (step: SubmitStep) => void
  /** Receives the id of each uploaded picture, so that a retry does not upload it again. */
  onPhoto: (key: string, imageId: string) => Promise<void>
}

/** A photo that the API refused, by its number. */
export class PhotoRejected extends Error {
  readonly number: number
  constructor(number: number, reason: string) {
    super(reason)
    this.number = number
  }
}

/** Uploads each photo once, then creates the product. Can be aborted at any point and retried. */
export async function submitDraft(
  draft: QuickDraft,
  { known, signal, unreachable, onStep, onPhoto }: SubmitOptions,
): Promise<SubmittedProduct> {
  const photos = [...draft.photos]
  for (const [index, photo] of photos.entries()) {
    if (photo.imageId) continue
    onStep({ kind: 'photo', number: index + 1, count: photos.length })
    const file = await shrinkImage(new File([photo.file], photo.name, { type: photo.file.type }))
    const options = { signal, unreachable, onProgress: () => undefined }
    const image = await retryAfterSignIn(() => uploadImage(file, options)).catch((error: unknown) => refuse(error, index + 1))
    photos[index] = { ...photo, imageId: image._id }
    await onPhoto(photo.key, image._id)
  }
  onStep({ kind: 'product' })
  const category = draft.categoryId ?? (await findOrCreateOther())
  return createOnce({ ...draft, photos }, category, known)
}

function refuse(error: unknown, number: number): never {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429)
    throw new PhotoRejected(number, error.message)
  throw error
}

/** The default category: created on first use, otherwise found by its name. */
async function findOrCreateOther(): Promise<string> {
  const body = { name: otherCategory.vi, labels: { en: otherCategory.en } }
  try {
    const response = await retryAfterSignIn(() => browserApi().send('POST', '/api/categories', body, CategoryMessage))
    return response.data.category._id
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'already_exists')) throw error
    return (await browserApi().get(`/api/categories/name/${encodeURIComponent(otherCategory.vi)}`, OneCategory)).data.category._id
  }
}

/** If the response of an earlier attempt was lost, its SKU is taken: returns the product with that SKU. */
async function createOnce(draft: QuickDraft, category: string, known: SubmitOptions['known']): Promise<SubmittedProduct> {
  try {
    const { product } = await retryAfterSignIn(() =>
      browserApi().send('POST', '/api/products', quickBody(draft, category, known), ProductMessage, { timeoutMs: 60_000 }),
    )
    return product
  } catch (error) {
    const isThere = error instanceof ApiError && error.code === 'already_exists' && error.issueAt('sku') !== undefined
    if (!isThere) throw error
    const { data } = await browserApi().get(withQuery('/api/products/manage', { query: draft.sku, limit: 10 }), AdminProductPage)
    const product = data.products.find(({ sku }) => sku === draft.sku)
    if (!product) throw error
    return product
  }
}
