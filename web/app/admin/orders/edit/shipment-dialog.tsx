import { useState } from 'react'
import type { AdminOrder } from '../../../../../contract/admin/orders.ts'
import { type AdminShipment, ShipmentMessage } from '../../../../../contract/admin/shipments.ts'
import type { AdminExchange } from '../../../../../contract/orders/exchanges.ts'
import { Carrier } from '../../../../../contract/orders/shipments.ts'
import { trackingUrl } from '../../../../../contract/orders/tracking-url.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { SelectField, TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { errorAt } from '../../components/failure-banner.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import { useConfirmClose } from '../../components/use-confirm-close.ts'
import { OrderFailure } from '../order-failure.tsx'
import { useMailText } from '../use-mail-text.ts'
import { useOrderRequest } from '../use-order-request.ts'

type ShipmentDialogProps = {
  order: AdminOrder
  /** The exchange whose replacement the parcel contains. */
  exchange?: AdminExchange | undefined
  /** The shipment to edit; without it the dialog creates one. */
  parcel?: AdminShipment | undefined
  isOpen: boolean
  onClose: () => void
}

export function ShipmentDialog({ isOpen, ...rest }: ShipmentDialogProps) {
  return isOpen && <OpenShipmentDialog {...rest} />
}

/** Creates a shipment and optionally hands it over in the same step, or edits one. */
function OpenShipmentDialog({ order, exchange, parcel, onClose }: Omit<ShipmentDialogProps, 'isOpen'>) {
  const { t } = useTranslation('orders')
  const mailText = useMailText()
  const { call, isBusy, failure } = useOrderRequest()
  const [carrier, setCarrier] = useState<Carrier>(parcel?.carrier ?? 'GHN')
  const [code, setCode] = useState(parcel?.trackingCode ?? '')
  const [fee, setFee] = useState<number | null>(parcel?.fee ?? null)
  const [isHanded, setHanded] = useState(order.status === 'processing' || exchange !== undefined)
  // The shipment was created but the handover failed; a retry updates it.
  const [writtenId, setWrittenId] = useState(parcel?._id)
  const canHand = !parcel && (order.status === 'processing' || exchange !== undefined)
  const link = trackingUrl(carrier, code)
  const leave = useConfirmClose(code !== (parcel?.trackingCode ?? '') || fee !== (parcel?.fee ?? null), onClose)

  async function save(): Promise<void> {
    const facts = { carrier, trackingCode: code.trim() }
    const booked = { orderId: order._id, ...(exchange ? { exchangeId: exchange._id } : {}), ...facts, ...(fee === null ? {} : { fee }) }
    const written = writtenId
      ? await call('PATCH', `/api/shipments/${writtenId}`, { ...facts, fee }, ShipmentMessage)
      : await call('POST', '/api/shipments', booked, ShipmentMessage, { skipRevalidate: canHand && isHanded })
    if (!written) return
    const { _id } = written.data.shipment
    setWrittenId(_id)
    const isHandedNow = canHand && isHanded
    if (isHandedNow && !(await call('PUT', `/api/shipments/${_id}/status`, { status: 'picked_up' }, ShipmentMessage))) return
    toast({
      text: isHandedNow ? t(exchange ? 'exchange.done.send' : 'step.done.ship') : parcel ? t('shipment.saved') : t('shipment.created'),
    })
    onClose()
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      title={parcel ? t('shipment.edit') : t('shipment.create')}
      footer={
        <Button busy={isBusy} className="w-full" onClick={() => void save()}>
          {parcel ? t('shipment.edit') : canHand && isHanded ? t(exchange ? 'exchange.step.send' : 'step.ship') : t('shipment.create')}
        </Button>
      }
    >
      <OrderFailure failure={failure} order={order} />
      <div className="sheet-fields">
        <SelectField
          name="carrier"
          label={t('shipment.carrier')}
          value={carrier}
          onChange={(event) => setCarrier(event.currentTarget.value as Carrier)}
        >
          {Carrier.options.map((name) => (
            <option key={name} value={name}>
              {t(`carrier.${name}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          name="trackingCode"
          label={t('shipment.code')}
          hint={t('shipment.codeHint')}
          error={errorAt(failure, 'trackingCode')}
          value={code}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        {link && (
          <p className="break-all text-sm">
            <span className="text-soft">{t('shipment.preview')}: </span>
            <a href={link} target="_blank" rel="noreferrer" className="row-link">
              {link}
            </a>
          </p>
        )}
        <MoneyField
          name="fee"
          label={t('shipment.fee')}
          hint={t('shipment.feeHint')}
          error={errorAt(failure, 'fee')}
          value={fee}
          onChange={setFee}
        />
        {canHand && (
          <div>
            <Checkbox label={t('shipment.handed')} checked={isHanded} onChange={(event) => setHanded(event.currentTarget.checked)} />
            {isHanded && (
              <p className="text-sm text-soft">
                {t(exchange ? 'exchange.handed' : 'shipment.handedHint', { mail: mailText(order, 'shipped') })}
              </p>
            )}
          </div>
        )}
      </div>
    </Dialog>
  )
}
