import '../products.css'
import './editor.css'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ProductMessage } from '../../../../../contract/admin/products.ts'
import { OneProduct, type Product } from '../../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../../contract/language/languages.ts'
import { browserApi } from '../../../api/browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Alert } from '../../../ui/alert.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { DetailLayout } from '../../components/card.tsx'
import { ConflictAlert } from '../../components/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { prefixError } from '../../components/prefix-error.ts'
import { SaveBar } from '../../components/save-bar.tsx'
import { StoredDraftNote } from '../../components/stored-draft/stored-draft-note.tsx'
import { useStoredDraft } from '../../components/stored-draft/use-stored-draft.ts'
import { useDraft } from '../../components/use-draft.ts'
import { useAdminRead } from '../../use-admin-read.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import { useCanEdit } from '../use-can-edit.ts'
import { BasicsCard } from './basics-card.tsx'
import { ColorsCard } from './colors-card.tsx'
import { DetailsCard } from './details-card.tsx'
import { EditorActions } from './editor-actions.tsx'
import type { EditorProps } from './editor-props.ts'
import type { EditorOptions } from './load-options.ts'
import { mapIssuesToFields } from './map-issues.rule.ts'
import { MeasuresCard } from './measures-card.tsx'
import { PersonalizationCard } from './personalization-card.tsx'
import { areFieldsStored } from './personalization-draft.ts'
import { bodyOf, changedStock, changesOf, draftOf, newDraft, type ProductDraft, stockKey } from './product-draft.ts'
import { SeoCard } from './seo-card.tsx'
import { StateCard, TaxonomyCard } from './side-cards.tsx'
import { SizesCard } from './sizes-card.tsx'
import { StockCard } from './stock-card.tsx'

type Alts = Record<string, Bilingual>
/** `product`: as an admin reads it in Vietnamese; null for a new one, which gets the suggested `sku`. */
type ProductEditorProps = { product: Product | null; choices: EditorOptions; alts: Alts; sku?: string }

/** Form for a new or an existing product. */
export function ProductEditor({ product: loaded, choices, alts: loadedAlts, sku }: ProductEditorProps) {
  const { t } = useTranslation('products')
  const canEdit = useCanEdit()
  const [product, setProduct] = useState(loaded)
  const [initial] = useState(() => (loaded ? draftOf(loaded) : newDraft(sku)))
  const editing = useDraft<ProductDraft>(initial)
  const { draft, isDirty } = editing
  const stored = useStoredDraft(`product-${loaded?._id ?? 'new'}`, editing)
  const [before, setBefore] = useState(initial)
  const { call, isBusy, failure, clearFailure } = useAdminRequest()
  /** Reads the saved product. Without its new version, the next save would conflict with the user's own. */
  const { read, failure: unread, isReading } = useAdminRead()
  const [alts, setAlts] = useState(loadedAlts)
  const [uploads, setUploads] = useState<Record<string, number>>({})
  const underway = Object.values(uploads).reduce((sum, count) => sum + count, 0)
  const created = useGoToCreated()
  const counted = changedStock(draft, before)
  const shownFailure = mapIssuesToFields(failure, counted)
  const isConflict = failure?.code === 'version_conflict'
  const isGone = product !== null && failure?.code === 'not_found'

  function take(saved: Product): ProductDraft {
    const now = draftOf(saved)
    setProduct(saved)
    setBefore(now)
    return now
  }

  const revalidatePage = (id: string) => read(async () => (await browserApi().get(`/api/products/${id}?lang=vi`, OneProduct)).product)

  async function create(): Promise<void> {
    const stock = counted.map(({ key: _key, ...line }) => line)
    const body = { ...bodyOf(draft), ...(stock.length > 0 ? { stock } : {}) }
    const response = await call('POST', '/api/products', body, ProductMessage, { skipRevalidate: true })
    if (!response) return
    toast({ text: t('toasts.created') })
    editing.replace(draft)
    created(response.product._id)
  }

  async function saveChanges({ _id, version, ...rest }: Product): Promise<void> {
    const stock = counted.map(({ key: _key, ...line }) => line)
    const body = { ...changesOf(draft, before), ...(stock.length > 0 ? { stock } : {}), version }
    const response = await call('PATCH', `/api/products/${_id}`, body, ProductMessage, { skipRevalidate: true })
    if (!response) return
    toast({ text: t('toasts.saved') })
    const now = await revalidatePage(_id)
    if (now) return takeSaved(now)
    // The product is saved although it cannot be read; the next change builds on the draft.
    setProduct({ _id, ...rest, version: response.product.version })
    setBefore(draft)
    editing.mergeSaved(draft)
  }

  /** Edits made since the request was sent stay, unsaved. */
  function takeSaved(saved: Product): void {
    const now = take(saved)
    // A new colour or field has another key once it is stored: merging edits to it would add it a second time.
    const isKnown = draft.colors.every(({ id }) => id !== null) && areFieldsStored(draft.personalization)
    editing[isKnown ? 'mergeSaved' : 'replace'](now)
  }

  function save(): void {
    if (underway > 0 || isBusy || isReading || !isDirty) return
    void (product ? saveChanges(product) : create())
  }

  /** Takes the other user's version. `isMine`: saves the user's changed fields on top of it. */
  async function resolve(isMine: boolean): Promise<void> {
    if (!product) return
    const now = await revalidatePage(product._id)
    if (!now) return
    if (isMine) return saveChanges(now)
    clearFailure()
    editing.replace(take(now))
  }

  const cards: EditorProps = {
    ...{ draft, set: editing.set, change: editing.change, choices, productId: product?._id, alts },
    errorAt: (path) => errorAt(shownFailure, path),
    reserved: reservedOf(product),
    onAlt: (id, alt) => setAlts((known) => ({ ...known, [id]: alt })),
    onUnderway: useCallback((key, count) => setUploads((known) => ({ ...known, [key]: count })), []),
  }
  return (
    <AdminPage
      title={product ? before.name.vi : t('editor.newTitle')}
      back={{ label: t('editor.back'), to: adminPaths.products() }}
      actions={product && <EditorActions product={product} isDirty={isDirty} mayChange={canEdit} />}
    >
      {!canEdit && <Alert tone="info" title={t('editor.readOnly')} className="mb-4" />}
      {isConflict && product && (
        <ConflictAlert
          title={t('editor.conflictTitle')}
          text={t('editor.conflictText')}
          seeAt={adminPaths.product(product._id)}
          isBusy={isBusy}
          onResolve={(isMine) => void resolve(isMine)}
        />
      )}
      {isGone && <Alert title={t('editor.deletedMeanwhile')} className="mb-4" />}
      {!isConflict && !isGone && <FailureBanner failure={shownFailure} />}
      <FailureBanner failure={prefixError(unread, t('editor.unread'))} />
      <StoredDraftNote stored={stored} />
      <fieldset disabled={!canEdit} className="product-editor">
        <legend className="sr-only">{product ? before.name.vi : t('editor.newTitle')}</legend>
        <DetailLayout
          side={
            <>
              <StateCard {...cards} />
              <TaxonomyCard {...cards} />
            </>
          }
        >
          <BasicsCard {...cards} />
          <ColorsCard {...cards} />
          <SizesCard {...cards} />
          <StockCard {...cards} />
          <PersonalizationCard {...cards} />
          <DetailsCard {...cards} />
          <MeasuresCard {...cards} />
          <SeoCard {...cards} />
        </DetailLayout>
      </fieldset>
      <SaveBar
        isDirty={isDirty && canEdit}
        isBusy={isBusy || isReading}
        onSave={save}
        onReset={() => {
          clearFailure()
          editing.reset()
        }}
        waitingFor={underway > 0 ? t('editor.uploading', { count: underway }) : undefined}
      />
    </AdminPage>
  )
}

function reservedOf(product: Product | null): Record<string, number> {
  const idOf = new Map(product?.colors.map(({ id, color }) => [color, id]))
  const lines = product?.stock?.filter(({ reserved }) => reserved > 0) ?? []
  return Object.fromEntries(lines.map(({ color, size = '', reserved }) => [stockKey(idOf.get(color) ?? '', size), reserved]))
}

/** Opens the edit page of a created product, once the form is clean. */
function useGoToCreated(): (id: string) => void {
  const [id, setId] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (id) void navigate(adminPaths.product(id), { replace: true })
  }, [id, navigate])
  return setId
}
