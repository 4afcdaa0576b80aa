import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminOrder } from '../../../../../../contract/admin/orders.ts'
import { OneProduct } from '../../../../../../contract/catalogue.ts'
import type { DifferenceWay } from '../../../../../../contract/orders/exchange-states.ts'
import { AdminExchangeMessage, type Exchange, ExchangeMessage } from '../../../../../../contract/orders/exchanges.ts'
import { browserApi } from '../../../../api/browser-api.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import type { OpenGoods } from '../../../../order/exchangeable-lines.rule.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { SelectField } from '../../../../ui/forms/text-field.tsx'
import { toast } from '../../../../ui/toast.tsx'
import { errorAt } from '../../../components/failure-banner.tsx'
import { useConfirmClose } from '../../../components/use-confirm-close.ts'
import { type AdminFailure, retryAfterSignIn } from '../../../use-admin-request.ts'
import { LineFields, useFields } from '../../add/line-fields.tsx'
import { OrderFailure } from '../../order-failure.tsx'
import { useOrderRequest } from '../../use-order-request.ts'
import { namesForStaff } from '../../variant-label.ts'
import { CaseFields } from '../case-fields.tsx'
import { findMissing } from '../find-missing.ts'
import { DifferenceField } from './difference-field.tsx'
import { type OtherProduct, OtherProductField } from './other-product-field.tsx'

type NewExchangeDialogProps = { order: AdminOrder; lines: readonly OpenGoods[]; onClose: () => void }

/** Opens an exchange for a customer who phones or writes: the item, its replacement and the reason. */
export function NewExchangeDialog({ order, lines: openLines, onClose }: NewExchangeDialogProps) {
  const { t } = useTranslation(['orders', 'cases'])
  const language = useLanguage()
  const { call, isBusy, failure: refusal } = useOrderRequest()
  const [missing, setMissing] = useState<AdminFailure | null>(null)
  const failure = missing ?? refusal
  // Unchanged while the dialog is open: a line whose exchange was just opened stays, so that a retry can approve it.
  const [lines] = useState(openLines)
  const [key, setKey] = useState(lines[0]?.key ?? '')
  const [size, setSize] = useState('')
  const [color, setColor] = useState('')
  const [quantity, setQuantity] = useState<number | null>(null)
  const [draft, setDraft] = useState({ reason: '', approves: true })
  const { reason, approves } = draft
  // The exchange exists and awaits its approval: it costs something, or the first try failed.
  const [opened, setOpened] = useState<Exchange>()
  const [way, setWay] = useState<DifferenceWay>('cash')
  const [other, setOther] = useState<OtherProduct>({ isOther: false, picked: null })
  const line = lines.find((each) => each.key === key)
  const { item, units = 0 } = line ?? {}
  const { data: product, isError } = useChoices(item?.product._id)
  // The size that was ordered is the one that did not fit: the new one is asked for.
  const sizes = product?.sizes.map((each) => each.size) ?? []
  const wantedSize = size || (sizes.length === 1 && sizes[0]) || ''
  const wantedColor = color || product?.colors.find((each) => each.label === item?.color || each.color === item?.color)?.id || ''
  const { isOther, picked } = other
  const productId = picked?.productId ?? item?.product._id ?? ''
  const { data: fields = [] } = useFields(productId)
  const [values, setValues] = useState(valuesOf(item))
  const leave = useConfirmClose(reason !== '', onClose)

  async function open(): Promise<void> {
    const target = picked
      ? { productId: picked.productId, color: picked.color, size: picked.size ?? '' }
      : { size: wantedSize, ...(color ? { color } : {}) }
    const source = line?.exchange ? { fromExchange: line.exchange } : {}
    const personalization = Object.entries(values).flatMap(([fieldId, value]) => (value.trim() ? [{ fieldId, value }] : []))
    const made = fields.length > 0 ? { personalization } : {}
    const wish = { position: line?.position ?? 0, ...source, ...target, ...(quantity ? { quantity } : {}), ...made, reason: reason.trim() }
    let exchange = opened
    const lacksSize = !isOther && sizes.length > 0 && wantedSize === ''
    const incomplete = exchange ? null : findMissing({ lacksSize, reason, fields, personalization }, language)
    setMissing(incomplete)
    if (incomplete) return
    if (!exchange) {
      const response = await call('POST', `/api/orders/${order._id}/exchanges`, wish, ExchangeMessage, { skipRevalidate: approves })
      if (!response) return
      exchange = response.data.exchange
      setOpened(exchange)
      // What it costs is known now, and how it is paid is the next question.
      if (approves && exchange.difference > 0) return
    }
    const decision = { status: 'approved', ...(exchange.difference > 0 ? { differenceWay: way } : {}) }
    if (approves && !(await call('PATCH', `/api/exchanges/${exchange._id}`, decision, AdminExchangeMessage))) return
    toast({ text: t(approves ? 'exchange.done.approved' : 'exchange.opened') })
    onClose()
  }

  function chooseLine(next: string): void {
    setKey(next)
    setValues(isOther ? {} : valuesOf(lines.find((each) => each.key === next)?.item))
    setSize('')
    setColor('')
    setQuantity(null)
  }

  /** What the old item has made for the child is offered for the same product again. */
  function chooseProduct(next: OtherProduct): void {
    setOther(next)
    if (next.isOther !== isOther || next.picked?.productId !== picked?.productId) setValues(next.isOther ? {} : valuesOf(item))
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title={t('exchange.open')}
      footer={
        <Button busy={isBusy} disabled={!item || (isOther ? !picked : !product)} className="w-full" onClick={() => void open()}>
          {t(opened ? 'exchange.step.approved' : 'exchange.open')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <p className="mb-3 text-sm text-soft">{t('exchange.openHint')}</p>
      {opened && <DifferenceField difference={opened.difference} value={way} error={errorAt(failure, 'differenceWay')} onChange={setWay} />}
      {item && !opened && (
        <div className="sheet-fields">
          <SelectField
            name="position"
            label={t('exchange.line')}
            value={key}
            error={errorAt(failure, 'position')}
            onChange={(event) => chooseLine(event.currentTarget.value)}
          >
            {lines.map((each) => (
              <option key={each.key} value={each.key}>
                {[...Object.values(namesForStaff(each.item)), each.exchange && t('exchange.came')].filter(Boolean).join(' · ')}
              </option>
            ))}
          </SelectField>
          <OtherProductField value={other} quantity={quantity ?? units} onChange={chooseProduct} />
          {isError && <p className="text-error">{t('exchange.notLoaded')}</p>}
          {!isOther && sizes.length > 0 && (
            <SelectField
              name="size"
              label={t('exchange.size')}
              need="required"
              value={wantedSize}
              error={errorAt(failure, 'size')}
              onChange={(event) => setSize(event.currentTarget.value)}
            >
              {wantedSize === '' && <option value="">{t('exchange.chooseSize')}</option>}
              {sizes.map((each) => (
                <option key={each} value={each}>
                  {each === item.size ? t('exchange.orderedSize', { size: each }) : each}
                </option>
              ))}
            </SelectField>
          )}
          {!isOther && (product?.colors.length ?? 0) > 1 && (
            <SelectField
              name="color"
              label={t('exchange.color')}
              value={wantedColor}
              error={errorAt(failure, 'color')}
              onChange={(event) => setColor(event.currentTarget.value)}
            >
              {product?.colors.map((each) => (
                <option key={each.id} value={each.id}>
                  {each.label}
                </option>
              ))}
            </SelectField>
          )}
          {units > 1 && (
            <SelectField
              name="quantity"
              label={t('exchange.quantity')}
              value={quantity ?? units}
              error={errorAt(failure, 'quantity')}
              onChange={(event) => setQuantity(Number(event.currentTarget.value))}
            >
              {[...Array(units).keys()].map((fewer) => (
                <option key={fewer}>{fewer + 1}</option>
              ))}
            </SelectField>
          )}
          {(!isOther || picked) && (
            <LineFields
              line={{ id: 'personalization', productId, values }}
              onChange={setValues}
              errorOf={(fieldId) => errorAt(failure, `personalization.${fieldId}`)}
            />
          )}
          <CaseFields value={draft} onChange={setDraft} approveNow={t('exchange.approveNow')} failure={failure} />
        </div>
      )}
    </Dialog>
  )
}

function valuesOf(item: OpenGoods['item'] | undefined): Record<string, string> {
  return Object.fromEntries((item?.personalization ?? []).map(({ fieldId, value }) => [fieldId, value]))
}

/** The current sizes and colours of the product. */
function useChoices(productId: string | undefined) {
  return useQuery({
    queryKey: ['exchange-choices', productId],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/products/${encodeURIComponent(productId ?? '')}`, OneProduct, { signal })).then(
        (response) => response.product,
      ),
    enabled: productId !== undefined,
  })
}
