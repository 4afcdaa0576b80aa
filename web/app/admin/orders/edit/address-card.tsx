import { useState } from 'react'
import { type AdminOrder, AdminOrderMessage } from '../../../../../contract/admin/orders.ts'
import type { AdminShipment } from '../../../../../contract/admin/shipments.ts'
import { isPickedUp } from '../../../../../contract/orders/is-picked-up.rule.ts'
import { formatPhone, unbrokenPhone } from '../../../../../contract/phone-number.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { toast } from '../../../ui/toast.tsx'
import { Card } from '../../components/card.tsx'
import { CopyButton } from '../../components/copy-button.tsx'
import { FormDialog } from '../../components/form-dialog.tsx'
import { useDraft } from '../../components/use-draft.ts'
import { addressFrom, addressLines, draftOf } from '../address-draft.ts'
import { AddressDraftFields } from '../address-draft-fields.tsx'
import { OrderFailure } from '../order-failure.tsx'
import { useOrderRequest } from '../use-order-request.ts'

/** The delivery address; editable until a shipment uses it. */
export function AddressCard({ order, parcels }: { order: AdminOrder; parcels: readonly AdminShipment[] }) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  const { shippingAddress, billingAddress, status } = order
  const isHere = (status === 'pending' || status === 'processing') && parcels.every((parcel) => parcel.status === 'cancelled')
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(shippingAddress)
  const isComing = isPickedUp(order)
  return (
    <Card
      title={t(isComing ? 'address.pickupTitle' : 'address.title')}
      actions={<CopyButton text={onParcel(shippingAddress)} label={t(isComing ? 'address.copyPerson' : 'address.copy')} />}
    >
      {order.pickup && (
        <p className="mb-2 font-bold">{t('address.pickup', { store: order.pickup.name[language], address: order.pickup.address })}</p>
      )}
      <Lines address={shippingAddress} />
      <div className="mt-3 flex items-center justify-between gap-2">
        <h3 className="text-sm text-soft">{t('address.billing')}</h3>
        {!isSame && <CopyButton text={onParcel(billingAddress)} label={t('address.copyBilling')} />}
      </div>
      {isSame ? <p>{t(isComing ? 'address.samePerson' : 'address.same')}</p> : <Lines address={billingAddress} />}
      {isHere ? (
        <button type="button" className="small-button mt-3" onClick={() => setOpen(true)}>
          {t(isComing ? 'address.editPerson' : 'address.edit')}
        </button>
      ) : (
        status !== 'cancelled' &&
        status !== 'delivered' && <p className="mt-3 text-sm text-soft">{t(isComing ? 'address.lockedReady' : 'address.locked')}</p>
      )}
      {isOpen && <AddressDialog order={order} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function Lines({ address }: { address: AdminOrder['shippingAddress'] }) {
  return (
    <address className="not-italic wrap-anywhere">
      <span className="block">{address.fullName}</span>
      <span className="block">{unbrokenPhone(address.phone)}</span>
      <span className="block">{addressLines(address)}</span>
      {address.note && <span className="block text-soft">{address.note}</span>}
    </address>
  )
}

function onParcel(address: AdminOrder['shippingAddress']): string {
  return [address.fullName, formatPhone(address.phone), addressLines(address), address.note].filter(Boolean).join('\n')
}

function AddressDialog({ order, onClose }: { order: AdminOrder; onClose: () => void }) {
  const { t } = useTranslation('orders')
  const { call, isBusy, failure } = useOrderRequest()
  const isComing = isPickedUp(order)
  const { draft, change, isDirty } = useDraft(draftOf(order.shippingAddress))

  async function save(): Promise<void> {
    const response = await call('PATCH', `/api/orders/${order._id}/address`, { address: addressFrom(draft) }, AdminOrderMessage)
    if (!response) return
    toast({ text: t('address.saved') })
    onClose()
  }

  return (
    <FormDialog
      title={t(isComing ? 'address.editPerson' : 'address.editTitle')}
      verb={t('address.save')}
      {...{ isDirty, isBusy, onClose }}
      failure={null}
      onSave={() => void save()}
    >
      <OrderFailure failure={failure} order={order} />
      <AddressDraftFields value={draft} onChange={change} failure={failure} place={isComing ? 'optional' : 'required'} />
      {!isComing && <p className="text-sm text-soft">{t('address.feeStays')}</p>}
    </FormDialog>
  )
}
