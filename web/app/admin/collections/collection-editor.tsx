import './collections.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { CollectionMessage, type CollectionProduct } from '../../../../contract/admin/taxonomy.ts'
import type { Collection } from '../../../../contract/catalogue.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.tsx'
import { adminPaths } from '../admin-paths.ts'
import { BilingualField } from '../components/bilingual-field.tsx'
import { Card, DetailLayout } from '../components/card.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError, withMessage } from '../components/prefix-error.ts'
import { SaveBar } from '../components/save-bar.tsx'
import { StoredDraftNote } from '../components/stored-draft/stored-draft-note.tsx'
import { useStoredDraft } from '../components/stored-draft/use-stored-draft.ts'
import { useDraft } from '../components/use-draft.ts'
import { type AdminFailure, useAdminRequest } from '../use-admin-request.ts'
import { changeOf, draftOf, toNewCollection } from './collection-draft.ts'
import { CollectionProductList } from './collection-product-list.tsx'
import { CoverField } from './cover-field.tsx'

/** Maps the API's paths of the two names to the names of the form fields. */
const fieldOf: Record<string, string> = { name: 'name.vi', 'labels.en': 'name.en' }

function atNames({ status, code, message, issues }: AdminFailure): AdminFailure {
  return { status, code, message, issues: issues.map((issue) => ({ ...issue, path: fieldOf[issue.path] ?? issue.path })) }
}

/** Form for a new or an existing collection. After a new one is saved, the page moves to its edit URL. */
export function CollectionEditor({ collection, products }: { collection: Collection | null; products: CollectionProduct[] }) {
  const { t } = useTranslation('taxonomy')
  const navigate = useNavigate()
  const { call, isBusy, failure: refused } = useAdminRequest()
  const failure = refused && atNames(refused)
  const editing = useDraft(draftOf(collection, products))
  const { draft, saved, set, isDirty, reset, replace, mergeSaved: settle } = editing
  const stored = useStoredDraft(`collection-${collection?._id ?? 'new'}`, editing)
  const [madeId, setMadeId] = useState<string | null>(null)
  // Another user deleted the collection meanwhile: saving adds the draft as a new one.
  const [isGone, setGone] = useState(false)
  const isMissing = collection !== null && failure?.status === 404
  useEffect(() => {
    if (isMissing) setGone(true)
  }, [isMissing])

  useEffect(() => {
    // Waits until nothing is unsaved, because otherwise the navigation would ask before leaving.
    if (madeId && !isDirty) void navigate(adminPaths.collection(madeId), { replace: true })
  }, [madeId, isDirty, navigate])

  async function save(): Promise<void> {
    const isNew = collection === null || isGone
    const done = isNew
      ? // The deleted collection's page cannot be loaded again.
        await call('POST', '/api/collections', toNewCollection(draft), CollectionMessage, { skipRevalidate: true })
      : await call('PATCH', `/api/collections/${collection._id}`, changeOf(saved, draft), CollectionMessage)
    if (!done) return
    toast({ text: t(isNew ? 'collections.added' : 'collections.saved') })
    // The response also contains products that another user added meanwhile.
    const products = done.data.products ? draftOf(null, done.data.products).products : draft.products
    const now = { ...draftOf(done.data.collection, []), products }
    if (!isNew) return settle(now)
    replace(now)
    setMadeId(done.data.collection._id)
  }

  const shownFailure =
    failure && isMissing
      ? withMessage(failure, t('collections.gone'))
      : prefixError(failure, t(collection && !isGone ? 'failed.updateCollection' : 'failed.addCollection'))
  const isMoved = collection !== null && draft.slug !== collection.slug
  return (
    <>
      <FailureBanner failure={shownFailure} />
      <StoredDraftNote stored={stored} />
      <DetailLayout
        side={
          <Card title={t('collections.cover')}>
            <CoverField cover={draft.cover} onChange={(cover) => set('cover', cover)} error={errorAt(failure, 'image')} />
          </Card>
        }
      >
        <Card title={t('collections.texts')}>
          <div className="sheet-fields">
            <BilingualField
              name="name"
              label={t('name')}
              value={draft.name}
              onChange={(name) => set('name', name)}
              errorAt={(path) => errorAt(failure, path)}
              maxLength={120}
            />
            <TextField
              name="slug"
              label={t('collections.address')}
              hint={isMoved ? t('collections.addressChanges') : t('collections.addressHint')}
              value={draft.slug}
              onChange={(event) => set('slug', event.currentTarget.value)}
              error={errorAt(failure, 'slug')}
              maxLength={120}
              autoComplete="off"
              spellCheck={false}
            />
            <BilingualField
              name="description"
              label={t('collections.description')}
              value={draft.description}
              onChange={(description) => set('description', description)}
              errorAt={(path) => errorAt(failure, path)}
              maxLength={2_000}
              isLong
            />
          </div>
        </Card>
        <CollectionProductList products={draft.products} onChange={(products) => set('products', products)} />
      </DetailLayout>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onSave={() => void save()} onReset={reset} />
    </>
  )
}
