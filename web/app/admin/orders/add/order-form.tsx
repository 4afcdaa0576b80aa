import { useRef, useState } from 'react'
import { PlacedForCustomer } from '../../../../../contract/admin/checkout.ts'
import type { DraftLink, OrderDraft as SavedDraft } from '../../../../../contract/admin/order-drafts.ts'
import type { ReadMessage } from '../../../../../contract/admin/read-message.ts'
import type { Store } from '../../../../../contract/content.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import type { PaymentMethod } from '../../../../../contract/orders/orders.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../../ui/forms/text-field.tsx'
import { useUnsavedChanges } from '../../../ui/forms/unsaved-changes.ts'
import { Card, DetailLayout } from '../../components/card.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { FoldingCard } from '../../components/folding-card.tsx'
import { StoredDraftNote } from '../../components/stored-draft/stored-draft-note.tsx'
import { useStoredDraft } from '../../components/stored-draft/use-stored-draft.ts'
import { useDraft } from '../../components/use-draft.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import { type AddressDoubts, AddressDraftFields, noDoubts } from '../address-draft-fields.tsx'
import { CustomLineForm } from '../edit-lines/custom-line-form.tsx'
import { SecondChoiceForm } from '../edit-lines/second-choice-form.tsx'
import { BuyerCard } from './buyer-card.tsx'
import { ChatImport } from './chat-import.tsx'
import { ContactFields } from './contact-fields.tsx'
import { CustomLineList } from './custom-line-list.tsx'
import { DeliveryChoice } from './delivery-choice.tsx'
import { DraftButtons } from './draft-buttons.tsx'
import { GiftDraftFields } from './gift-draft-fields.tsx'
import { clearIdempotencyKey, idempotencyKeyOf } from './idempotency-key.ts'
import { InvoiceDraftFields } from './invoice-draft-fields.tsx'
import { LineList } from './line-list.tsx'
import { linesOfMessage, type Wish } from './lines-of-message.ts'
import { applyChat, bodyOf, emptyDraft, fillBuyer, isEmpty, moveToProductSearch, type OrderDraft, previewLinesOf } from './order-draft.ts'
import { addLine, customLineOf, type OrderLine } from './order-lines.ts'
import { PaymentChoice } from './payment-choice.tsx'
import { ProductSearch } from './product-search.tsx'
import { RequestedItems, searchTextOf } from './requested-items.tsx'
import { Totals } from './totals.tsx'
import { usePreview } from './use-preview.ts'

export type OrderFormProps = {
  /** The connected and enabled payment methods. */
  methods: readonly PaymentMethod[]
  /** Where customers may come for an order; none without pick-up. */
  stores: readonly Store[]
  /** Null where the shop does not wrap gifts. */
  wrapPrice: number | null
  /** The draft that is edited, and what it fills the form with. */
  saved?: SavedDraft
  initial?: OrderDraft
  /** The order that the form begins as a copy of. */
  copiedId?: string
  onLink: (link: DraftLink['data']) => void
  onPlaced: (placed: PlacedForCustomer, language: 'vi' | 'en') => void
}

/** An order that staff enter for a customer on the phone or in a chat. Prices, stock and rules are those of any other order. */
export function OrderForm({ methods, stores, wrapPrice, saved, initial, copiedId, onLink, onPlaced }: OrderFormProps) {
  const { t } = useTranslation('orders')
  const editing = useDraft(initial ?? emptyDraft(methods))
  const { draft, set, change, isDirty } = editing
  const { call, isBusy, failure: refused } = useAdminRequest()
  const failure = moveToProductSearch(refused, t('addPage.noItems'))
  const [wishes, setWishes] = useState<Wish[]>([])
  const [doubts, setDoubts] = useState<AddressDoubts>(noDoubts)
  const [search, setSearch] = useState({ query: '', quantity: 1 })
  const [isDone, setDone] = useState(false)
  const stored = useStoredDraft(`order-${saved?._id ?? copiedId ?? 'new'}`, { ...editing, isDirty: isDirty && !isDone })
  /** The lines of the last message: reading it again replaces them. */
  const readLines = useRef<ReadonlySet<string>>(new Set())
  const { address, storeId, discountCode, gift } = draft
  const isPickup = storeId !== ''
  const isWrapped = gift.isGift && gift.wrap
  const sums = usePreview({
    ...previewLinesOf(draft),
    shippingMethod: isPickup ? 'pickup' : 'standard',
    ...(address.province ? { province: address.province } : {}),
    ...(discountCode.trim() ? { discountCode: discountCode.trim() } : {}),
    ...(address.phone ? { phone: address.phone } : {}),
    ...(isWrapped ? { wrap: true } : {}),
    ...(gift.isGift && gift.hasGiver ? { hasGiver: true } : {}),
  })
  const { preview } = sums
  useUnsavedChanges(isDirty && !isDone && !isBusy)

  async function read(reading: ReadMessage['data']): Promise<number> {
    const { lines, wishes: rest } = await linesOfMessage(reading)
    const earlier = readLines.current
    change((before) => {
      const filled = applyChat(before, reading, methods)
      return {
        ...filled,
        lines: lines.reduce(
          addLine,
          filled.lines.filter(({ id }) => !earlier.has(id)),
        ),
      }
    })
    readLines.current = new Set(lines.map(({ id }) => id))
    setDoubts({ fields: new Set(reading.unsure), wardCandidates: reading.wardCandidates })
    setWishes(rest)
    const first = rest.find(({ isPictured }) => !isPictured)
    if (first) setSearch({ query: first.product?.sku ?? searchTextOf(first.text), quantity: first.quantity })
    return lines.length
  }

  function pick(line: OrderLine): void {
    set('lines', addLine(draft.lines, line))
    setSearch((before) => ({ ...before, quantity: 1 }))
  }

  const addCustom = (line: Parameters<typeof customLineOf>[0]) => set('customLines', [...draft.customLines, customLineOf(line)])

  async function place(): Promise<void> {
    const body = { ...bodyOf(draft), ...(saved ? { draftId: saved._id } : {}) }
    const headers = { 'Idempotency-Key': idempotencyKeyOf(JSON.stringify(body)) }
    const placed = await call('POST', '/api/orders/for-customer', body, PlacedForCustomer, { skipRevalidate: true, headers })
    if (!placed) return
    setDone(true)
    clearIdempotencyKey()
    window.scrollTo(0, 0)
    onPlaced(placed, draft.language)
  }

  const { note, invoice } = draft
  const extraTexts = [discountCode.trim(), note.trim(), gift.isGift && t('addPage.gift'), invoice.isWanted && t('invoice.wanted')]
  const extras = extraTexts.filter(Boolean).join(' · ')
  const placeText = !isEmpty(draft) && preview ? t('addPage.place', { amount: formatAmount(preview.total) }) : t('addPage.placeEmpty')
  const placeButton = (className: string) => (
    <Button className={className} busy={isBusy} onClick={() => void place()}>
      {placeText}
    </Button>
  )
  return (
    <>
      <FailureBanner failure={failure} />
      <StoredDraftNote stored={stored} />
      <DetailLayout
        side={
          <>
            <PaymentChoice
              methods={methods}
              preview={preview}
              isPickup={isPickup}
              value={draft.paymentMethod}
              error={errorAt(failure, 'paymentMethod')}
              onChange={(method) => set('paymentMethod', method)}
              fee={draft.fee}
              onFee={(fee) => set('fee', fee)}
            />
            <FoldingCard title={t('addPage.extra')} summary={extras || t('addPage.extraNone')} startsOpen={extras !== ''}>
              <div className="sheet-fields">
                <TextField
                  name="discountCode"
                  label={t('addPage.discount')}
                  need="optional"
                  error={preview?.discountProblem ?? errorAt(failure, 'discountCode')}
                  value={discountCode}
                  maxLength={40}
                  autoComplete="off"
                  autoCapitalize="characters"
                  onChange={(event) => set('discountCode', event.currentTarget.value)}
                />
                <TextArea
                  name="note"
                  label={t('addPage.note')}
                  hint={doubts.fields.has('note') ? t('address.doubtful') : undefined}
                  need="optional"
                  error={errorAt(failure, 'note')}
                  value={draft.note}
                  maxLength={500}
                  rows={2}
                  onChange={(event) => set('note', event.currentTarget.value)}
                />
                <GiftDraftFields
                  value={draft.gift}
                  onChange={(gift) => set('gift', gift)}
                  failure={failure}
                  wrapPrice={wrapPrice}
                  earliest={preview?.deliveryTo ?? null}
                />
                <InvoiceDraftFields value={draft.invoice} onChange={(value) => set('invoice', value)} failure={failure} />
              </div>
            </FoldingCard>
            <Totals sums={sums} code={discountCode} isWrapped={isWrapped} isPickup={isPickup}>
              {placeButton('mt-4 hidden w-full lg:inline-flex')}
              <DraftButtons
                body={bodyOf(draft)}
                isEmpty={isEmpty(draft)}
                saved={saved}
                isDirty={isDirty}
                onSaved={() => setDone(true)}
                onLink={onLink}
              />
            </Totals>
          </>
        }
      >
        <BuyerCard
          address={address}
          onChange={(value) => set('address', value)}
          onFill={(buyer, known) => change((before) => fillBuyer(before, buyer, known))}
          isDoubtful={doubts.fields.has('phone')}
          failure={failure}
        />
        <ChatImport onRead={read} />
        <Card title={t('addPage.goods')}>
          {isEmpty(draft) && <p className="text-soft">{t('addPage.noItems')}</p>}
          <LineList
            lines={draft.lines}
            preview={preview}
            errorOf={(path) => errorAt(failure, path)}
            onChange={(lines) => set('lines', lines)}
          />
          <CustomLineList
            lines={draft.customLines}
            preview={preview?.lines.slice(draft.lines.length)}
            errorOf={(path) => errorAt(failure, path)}
            onChange={(lines) => set('customLines', lines)}
          />
          <RequestedItems wishes={wishes} onFind={setSearch} />
          <div className="mt-4">
            <ProductSearch
              {...search}
              error={errorAt(failure, 'product')}
              onQuery={(query) => setSearch({ query, quantity: 1 })}
              onPick={pick}
            />
            <div className="extra-lines">
              <CustomLineForm onAdd={addCustom} />
              <SecondChoiceForm onAdd={addCustom} />
            </div>
          </div>
        </Card>
        <Card title={t('addPage.customer')}>
          {stores.length > 0 && (
            <DeliveryChoice stores={stores} value={storeId} error={errorAt(failure, 'storeId')} onChange={(id) => set('storeId', id)} />
          )}
          <AddressDraftFields
            value={address}
            onChange={(value) => set('address', value)}
            failure={failure}
            doubts={doubts}
            withoutPhone
            withoutNote
            place={isPickup ? 'none' : 'required'}
          />
          {preview?.shippingProblem && <p className="mt-2 font-semibold text-error">{preview.shippingProblem}</p>}
        </Card>
        <ContactFields draft={draft} set={set} isPickup={isPickup} failure={failure} />
      </DetailLayout>
      <div className="order-main-action">{placeButton('grow')}</div>
    </>
  )
}
