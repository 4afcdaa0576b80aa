import '../products.css'
import './quick.css'
import { useEffect } from 'react'
import { data } from 'react-router'
import { UserResponse } from '../../../../../contract/accounts.ts'
import { productLimits } from '../../../../../contract/admin/products.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { paths } from '../../../paths.ts'
import { Alert } from '../../../ui/alert.tsx'
import { BouncingDots } from '../../../ui/bouncing-dots.tsx'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { useFocusOnMount } from '../../../ui/hooks/use-focus-on-mount.ts'
import { adminApi } from '../../admin-api.ts'
import { adminPaths } from '../../admin-paths.ts'
import { AdminPage } from '../../components/admin-page.tsx'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { useBackToGuide } from '../../first-steps/use-guide.ts'
import { CategoryField } from '../components/category-field.tsx'
import { type EditorOptions, loadEditorOptions } from '../editor/load-options.ts'
import type { Route } from './+types/page'
import { PhotoFields } from './photo-fields.tsx'
import { isEmpty, missingFields, type QuickDraft } from './quick-draft.ts'
import { SendingBar } from './sending-bar.tsx'
import { SizeChips } from './size-chips.tsx'
import { StockFields } from './stock-fields.tsx'
import type { SubmittedProduct } from './submit-draft.ts'
import { useQuickEntry } from './use-quick-entry.ts'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [me, choices] = await Promise.all([api.get('/api/users/me', UserResponse), loadEditorOptions(api)])
  if (me.data.role !== 'admin') throw data({ code: 'forbidden' }, { status: 403 })
  return choices
}

/** A quick form for a new product on the phone: photos, a name, a price. */
export default function QuickEntryPage({ loaderData: choices }: Route.ComponentProps) {
  const { t } = useTranslation('products')
  const entry = useQuickEntry(choices)
  const { draft, sent, refused } = entry
  const backToGuide = useBackToGuide()
  useEffect(() => {
    if (sent) backToGuide()
  }, [sent, backToGuide])
  return (
    <AdminPage title={t('quickEntry.title')} back={{ label: t('title'), to: adminPaths.products() }}>
      {sent ? (
        <SentCard sent={sent} onAgain={entry.startNew} />
      ) : draft ? (
        <div className="quick-entry">
          <p className="mb-4 text-soft">{entry.isRestored ? t('quickEntry.restored') : t('quickEntry.intro')}</p>
          {!entry.isStored && <Alert tone="warning" title={t('quickEntry.noRoom')} className="mb-4" />}
          <FailureBanner failure={entry.failure} />
          {refused && <Alert title={t('quickEntry.photoRefused', { number: refused.number, reason: refused.message })} className="mb-4" />}
          <Fields draft={draft} change={entry.change} choices={choices} isBusy={entry.state !== 'entering'} />
          <SendingBar entry={entry} />
          {entry.state === 'entering' && <Ending draft={draft} onPublish={entry.publish} onDiscard={entry.startNew} />}
        </div>
      ) : (
        <BouncingDots />
      )}
    </AdminPage>
  )
}

type FieldsProps = { draft: QuickDraft; change: (how: (before: QuickDraft) => QuickDraft) => void; choices: EditorOptions; isBusy: boolean }

function Fields({ draft, change, choices, isBusy }: FieldsProps) {
  const { t } = useTranslation('products')
  const set = (more: Partial<QuickDraft>) => change((before) => ({ ...before, ...more }))
  return (
    <fieldset disabled={isBusy} className="quick-fields">
      <legend className="sr-only">{t('quickEntry.title')}</legend>
      <Card title={t('quickEntry.photos')}>
        <PhotoFields
          photos={draft.photos}
          known={choices.colors}
          onChange={(how) => change((before) => ({ ...before, photos: how(before.photos) }))}
        />
      </Card>
      <Card title={t('quickEntry.details')}>
        <div className="sheet-fields">
          <TextField
            label={t('editor.name')}
            name="name"
            lang="vi"
            value={draft.name}
            maxLength={productLimits.name}
            autoComplete="off"
            onChange={(event) => set({ name: event.currentTarget.value })}
          />
          <MoneyField label={t('editor.price')} name="price" value={draft.price} onChange={(price) => set({ price })} />
          <CategoryField
            key={draft.sku}
            hint={draft.categoryId ? undefined : t('quickEntry.noCategory')}
            choices={choices.categories}
            value={draft.categoryId}
            onChange={(categoryId) => set({ categoryId })}
          />
          <SizeChips sizes={choices.sizes} chosen={draft.sizes} onChange={(sizes) => set({ sizes })} />
          <StockFields draft={draft} onChange={set} />
        </div>
      </Card>
    </fieldset>
  )
}

type EndingProps = { draft: QuickDraft; onPublish: (wanted: 'published' | 'draft') => void; onDiscard: () => void }

function Ending({ draft, onPublish, onDiscard }: EndingProps) {
  const { t } = useTranslation('products')
  const needs = missingFields(draft)
  async function discard(): Promise<void> {
    const question = { title: t('quickEntry.discardTitle'), text: t('quickEntry.discardText'), verb: t('quickEntry.discard') }
    if (await confirm({ ...question, isDestructive: true })) onDiscard()
  }
  return (
    <div className="quick-ending">
      {needs.length > 0 && (
        <p className="text-soft">
          {t('quickEntry.missing')} {needs.map((need) => t(`quickEntry.need.${need}`)).join(', ')}.
        </p>
      )}
      <Button disabled={needs.length > 0} onClick={() => onPublish('published')}>
        {t('quickEntry.publish')}
      </Button>
      <Button look="secondary" disabled={needs.length > 0} onClick={() => onPublish('draft')}>
        {t('quickEntry.keepDraft')}
      </Button>
      {!isEmpty(draft) && (
        <>
          <p className="text-sm text-soft">{t('quickEntry.kept')}</p>
          <Button look="text" className="text-error" onClick={() => void discard()}>
            {t('quickEntry.discard')}
          </Button>
        </>
      )}
    </div>
  )
}

function SentCard({ sent, onAgain }: { sent: SubmittedProduct; onAgain: () => void }) {
  const { t } = useTranslation('products')
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div className="quick-entry">
      <Alert
        ref={box}
        tabIndex={-1}
        tone="success"
        role="status"
        title={t(sent.published ? 'quickEntry.done' : 'quickEntry.doneDraft', { name: sent.name })}
        className="mb-4"
      />
      <div className="quick-ending">
        <Button onClick={onAgain}>{t('quickEntry.again')}</Button>
        {sent.published && (
          <ButtonLink to={paths.product(sent.slug)} look="secondary">
            {t('quickEntry.seeInShop')}
          </ButtonLink>
        )}
        <ButtonLink to={adminPaths.product(sent._id)} look="secondary">
          {t('quickEntry.edit')}
        </ButtonLink>
      </div>
    </div>
  )
}
