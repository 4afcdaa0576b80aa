import '../products.css'
import './editor.css'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { OneProduct, type Product } from '../../../../../contract/catalogue.ts'
import type { Bilingual } from '../../../../../contract/languages.ts'
import { ProductMessage } from '../../../../../contract/products.admin.ts'
import { browserApi } from '../../../browser-api.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { toast } from '../../../ui/toast.tsx'
import { AdminPage } from '../../parts/admin-page.tsx'
import { DetailLayout } from '../../parts/card.tsx'
import { ConflictAlert } from '../../parts/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../../parts/failure-banner.tsx'
import { SaveBar } from '../../parts/save-bar.tsx'
import { useDraft } from '../../parts/use-draft.ts'
import { withWords } from '../../parts/with-words.ts'
import { useAdminCall } from '../../use-admin-call.ts'
import { useAdminRead } from '../../use-admin-read.ts'
import { lastList } from '../last-list.ts'
import { useMayChange } from '../use-may-change.ts'
import { atFields } from './at-fields.ts'
import { ColorsCard } from './colors-card.tsx'
import { bodyOf, changesOf, countedIn, draftOf, newDraft, type ProductDraft, stockKey } from './draft.ts'
import type { Editing } from './editing.ts'
import { EditorActions } from './editor-actions.tsx'
import { FactsCard } from './facts-card.tsx'
import type { Choices } from './load-choices.ts'
import { MeasuresCard } from './measures-card.tsx'
import { NamesCard } from './names-card.tsx'
import { PriceCard } from './price-card.tsx'
import { SeoCard } from './seo-card.tsx'
import { SortingCard, StateCard } from './side-cards.tsx'
import { SizesCard } from './sizes-card.tsx'
import { StockCard } from './stock-card.tsx'

type Alts = Record<string, Bilingual>
/** `product`: as an admin reads it in Vietnamese; null for a new one, which is proposed an SKU. */
type ProductEditorProps = { product: Product | null; choices: Choices; alts: Alts; sku?: string }

/** One product, from its first word to its last picture. */
export function ProductEditor({ product: loaded, choices, alts: loadedAlts, sku }: ProductEditorProps) {
  const { t } = useTranslation('products')
  const mayChange = useMayChange()
  const [product, setProduct] = useState(loaded)
  const [initial] = useState(() => (loaded ? draftOf(loaded) : newDraft(sku)))
  const editing = useDraft<ProductDraft>(initial)
  const { draft, isDirty } = editing
  const [before, setBefore] = useState(initial)
  const { call, isBusy, failure, clearFailure } = useAdminCall()
  /** `isReading`: what was saved. Without its version the next change would stand against one's own. */
  const { read, unread, isReading } = useAdminRead()
  const [alts, setAlts] = useState(loadedAlts)
  const [uploads, setUploads] = useState<Record<string, number>>({})
  const underway = Object.values(uploads).reduce((sum, count) => sum + count, 0)
  const created = useGoToCreated()
  const counted = countedIn(draft, before)
  const shownFailure = atFields(failure, counted)
  const isConflict = failure?.code === 'version_conflict'
  const isGone = product !== null && failure?.code === 'not_found'
  const back = useBack()

  function take(saved: Product): ProductDraft {
    const now = draftOf(saved)
    setProduct(saved)
    setBefore(now)
    return now
  }

  const readAgain = (id: string) => read(async () => (await browserApi().get(`/api/products/${id}?lang=vi`, OneProduct)).product)

  async function create(): Promise<void> {
    const stock = counted.map(({ key: _key, ...line }) => line)
    const body = { ...bodyOf(draft), ...(stock.length > 0 ? { stock } : {}) }
    const answer = await call('POST', '/api/products', body, ProductMessage, { isQuiet: true })
    if (!answer) return
    toast({ text: t('toasts.created') })
    editing.keep(draft)
    created(answer.product._id)
  }

  async function saveChanges({ _id, version, ...rest }: Product): Promise<void> {
    const stock = counted.map(({ key: _key, ...line }) => line)
    const body = { ...changesOf(draft, before), ...(stock.length > 0 ? { stock } : {}), version }
    const answer = await call('PATCH', `/api/products/${_id}`, body, ProductMessage, { isQuiet: true })
    if (!answer) return
    toast({ text: t('toasts.saved') })
    const now = await readAgain(_id)
    if (now) return takeSaved(now)
    // It is saved all the same: what comes next is built on it.
    setProduct({ _id, ...rest, version: answer.product.version })
    setBefore(draft)
    editing.settle(draft)
  }

  /** What was written since it was sent stays, to be saved next. */
  function takeSaved(saved: Product): void {
    const now = take(saved)
    // A colour that was new goes by another key from now on: what was written to it since would make it anew.
    const isKnown = draft.colors.every(({ id }) => id !== null)
    editing[isKnown ? 'settle' : 'keep'](now)
  }

  function save(): void {
    if (underway > 0 || isBusy || isReading || !isDirty) return
    void (product ? saveChanges(product) : create())
  }

  /** What others changed is taken over; `isMine`: what was changed here is written on top of it, field by field. */
  async function resolve(isMine: boolean): Promise<void> {
    if (!product) return
    const now = await readAgain(product._id)
    if (!now) return
    if (isMine) return saveChanges(now)
    clearFailure()
    editing.keep(take(now))
  }

  const cards: Editing = {
    ...{ draft, set: editing.set, change: editing.change, choices, productId: product?._id, alts },
    errorAt: (path) => errorAt(shownFailure, path),
    held: heldOf(product),
    onAlt: (id, alt) => setAlts((known) => ({ ...known, [id]: alt })),
    onUnderway: useCallback((key, count) => setUploads((known) => ({ ...known, [key]: count })), []),
  }
  return (
    <AdminPage
      title={product ? before.name.vi : t('editor.newTitle')}
      back={{ label: t('editor.back'), to: back }}
      actions={product && <EditorActions product={product} isDirty={isDirty} mayChange={mayChange} />}
    >
      {!mayChange && <Alert tone="info" title={t('editor.readOnly')} className="mb-4" />}
      {isConflict && product && (
        <ConflictAlert
          title={t('editor.conflictTitle')}
          text={t('editor.conflictText')}
          seeAt={paths.admin.product(product._id)}
          isBusy={isBusy}
          onResolve={(isMine) => void resolve(isMine)}
        />
      )}
      {isGone && <Alert title={t('editor.deletedMeanwhile')} className="mb-4" />}
      {!isConflict && !isGone && <FailureBanner failure={shownFailure} />}
      <FailureBanner failure={withWords(unread, t('editor.unread'))} />
      <fieldset disabled={!mayChange} className="product-editor">
        <legend className="sr-only">{product ? before.name.vi : t('editor.newTitle')}</legend>
        <DetailLayout
          side={
            <>
              <StateCard {...cards} />
              <SortingCard {...cards} />
            </>
          }
        >
          <NamesCard {...cards} />
          <PriceCard {...cards} />
          <ColorsCard {...cards} />
          <SizesCard {...cards} />
          <StockCard {...cards} />
          <FactsCard {...cards} />
          <MeasuresCard {...cards} />
          <SeoCard {...cards} />
        </DetailLayout>
      </fieldset>
      <SaveBar
        isDirty={isDirty && mayChange}
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

function heldOf(product: Product | null): Record<string, number> {
  const idOf = new Map(product?.colors.map(({ id, color }) => [color, id]))
  const lines = product?.stock?.filter(({ reserved }) => reserved > 0) ?? []
  return Object.fromEntries(lines.map(({ color, size = '', reserved }) => [stockKey(idOf.get(color) ?? '', size), reserved]))
}

/** Goes to a product once it is made, when nothing is unsaved any more. */
function useGoToCreated(): (id: string) => void {
  const [id, setId] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    if (id) void navigate(paths.admin.product(id), { replace: true })
  }, [id, navigate])
  return setId
}

/** The list as it was last seen. */
function useBack(): string {
  const [search, setSearch] = useState('')
  useEffect(() => setSearch(lastList()), [])
  return paths.admin.products() + search
}
