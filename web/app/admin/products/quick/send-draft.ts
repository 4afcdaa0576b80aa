import { OneCategory } from '../../../../../contract/catalogue.ts'
import { ManagedPage, ProductMessage } from '../../../../../contract/products.admin.ts'
import { CategoryMessage } from '../../../../../contract/sorting.admin.ts'
import { ApiError } from '../../../api-error.ts'
import { browserApi } from '../../../browser-api.ts'
import { withQuery } from '../../../paths.ts'
import { sendPicture } from '../../parts/send-picture.ts'
import { shrinkPicture } from '../../parts/shrink-picture.ts'
import { sendSignedIn } from '../../use-admin-call.ts'
import { type QuickDraft, quickBody } from './quick-draft.ts'

const other = { vi: 'Khác', en: 'Other' }

export type Sent = { _id: string; name: string; slug: string; published: boolean }
export type Step = { kind: 'photo'; number: number; count: number } | { kind: 'product' }

type SendOptions = {
  known: readonly { vi: string; en: string; hex: string }[]
  signal: AbortSignal
  unreachable: string
  onStep: (step: Step) => void
  /** Told of each picture the shop has taken, so that it is not sent again. */
  onPhoto: (key: string, imageId: string) => Promise<void>
}

/** A photo the shop does not take, by its place. */
export class PhotoRefused extends Error {
  readonly number: number
  constructor(number: number, reason: string) {
    super(reason)
    this.number = number
  }
}

/** Photos first, each once, then the product. Can be broken off anywhere and begun again. */
export async function sendDraft(draft: QuickDraft, { known, signal, unreachable, onStep, onPhoto }: SendOptions): Promise<Sent> {
  const photos = [...draft.photos]
  for (const [index, photo] of photos.entries()) {
    if (photo.imageId) continue
    onStep({ kind: 'photo', number: index + 1, count: photos.length })
    const file = await shrinkPicture(new File([photo.file], photo.name, { type: photo.file.type }))
    const options = { signal, unreachable, onProgress: () => undefined }
    const image = await sendSignedIn(() => sendPicture(file, options)).catch((error: unknown) => refuse(error, index + 1))
    photos[index] = { ...photo, imageId: image._id }
    await onPhoto(photo.key, image._id)
  }
  onStep({ kind: 'product' })
  const category = draft.categoryId ?? (await findOrCreateOther())
  return createOnce({ ...draft, photos }, category, known)
}

function refuse(error: unknown, number: number): never {
  if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429)
    throw new PhotoRefused(number, error.message)
  throw error
}

/** The category of what has been given none: found by its name, created the first time. */
async function findOrCreateOther(): Promise<string> {
  const body = { name: other.vi, labels: { en: other.en } }
  try {
    const answer = await sendSignedIn(() => browserApi().send('POST', '/api/categories', body, CategoryMessage))
    return answer.data.category._id
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'already_exists')) throw error
    return (await browserApi().get(`/api/categories/name/${encodeURIComponent(other.vi)}`, OneCategory)).data.category._id
  }
}

/** Where the answer to an earlier try was lost, its number is taken: then the product is the one that has it. */
async function createOnce(draft: QuickDraft, category: string, known: SendOptions['known']): Promise<Sent> {
  try {
    const { product } = await sendSignedIn(() =>
      browserApi().send('POST', '/api/products', quickBody(draft, category, known), ProductMessage, { timeoutMs: 60_000 }),
    )
    return product
  } catch (error) {
    const isThere = error instanceof ApiError && error.code === 'already_exists' && error.issueAt('sku') !== undefined
    if (!isThere) throw error
    const { data } = await browserApi().get(withQuery('/api/products/manage', { query: draft.sku, limit: 10 }), ManagedPage)
    const product = data.products.find(({ sku }) => sku === draft.sku)
    if (!product) throw error
    return product
  }
}
