import Check from 'lucide-react/icons/check'
import type { Buyer } from '../../../../../contract/admin/buyers.ts'
import { formatAmount } from '../../../../../contract/money.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { StatusBadge } from '../../components/status-badge.tsx'
import { type AddressDraft, addressLines } from '../address-draft.ts'
import { OrderBadge } from '../badges.tsx'

type BuyerAddress = Buyer['addresses'][number]
type KnownBuyerProps = { buyer: Buyer; filled: AddressDraft; onFill: (address: BuyerAddress) => void }

/** Of a buyer who has only come for orders. */
const nowhere = { province: '', ward: '', street: '' }

/** A buyer of before: how it went, sizes, open orders, and addresses to fill in with one tap. */
export function KnownBuyer({ buyer, filled, onFill }: KnownBuyerProps) {
  const { t } = useTranslation('orders')
  const { fullName, addresses, sizes, open, merged } = buyer
  const tags = [...new Set([buyer, ...merged].flatMap((each) => each.tags))]
  const notes = [buyer, ...merged]
    .map((each) => each.notes)
    .filter(Boolean)
    .join('\n')
  return (
    <section className="known-buyer" aria-label={t('addPage.known')}>
      <p className="flex flex-wrap items-center gap-2">
        <strong className="wrap-anywhere">{fullName}</strong>
        <BuyerBadges buyer={buyer} />
        {tags.map((tag) => (
          <StatusBadge key={tag} tone="neutral">
            {tag}
          </StatusBadge>
        ))}
      </p>
      {notes && <p className="wrap-anywhere whitespace-pre-line text-sm">{notes}</p>}
      {sizes.length > 0 && (
        <p className="text-sm text-soft">
          {t('addPage.sizes', { sizes: sizes.map(({ size, name }) => t('addPage.sizeOf', { size, name })).join(', ') })}
        </p>
      )}
      <ul className="grid gap-2">
        {(addresses.length > 0 ? addresses : [{ fullName, ...nowhere }]).map((address) => (
          <li key={addressLines(address)}>
            <AddressButton address={address} isFilled={isSame(address, filled)} onFill={() => onFill(address)} />
          </li>
        ))}
      </ul>
      {open.map(({ _id, orderNumber, finalAmount, ...order }) => (
        <p key={_id} className="flex flex-wrap items-center gap-2 text-sm">
          <Link to={adminPaths.order(_id)} className="row-link">
            {t('addPage.openOrder', { number: orderNumber })}
          </Link>
          <OrderBadge {...order} shipment={null} />
          {formatAmount(finalAmount)}
        </p>
      ))}
    </section>
  )
}

/** How the orders of a phone went. */
export function BuyerBadges({ buyer: { orders, refused, delivered, exchanges } }: { buyer: Buyer }) {
  const { t } = useTranslation('orders')
  return (
    <>
      <StatusBadge tone="info">{t('addPage.ordersBefore', { count: orders })}</StatusBadge>
      {refused > 0 && <StatusBadge tone="bad">{t('customer.refused', { count: refused })}</StatusBadge>}
      {delivered > 0 && <StatusBadge tone="good">{t('customer.delivered', { count: delivered })}</StatusBadge>}
      {exchanges > 0 && <StatusBadge tone="wait">{t('addPage.exchanges', { count: exchanges })}</StatusBadge>}
    </>
  )
}

function AddressButton({ address, isFilled, onFill }: { address: BuyerAddress; isFilled: boolean; onFill: () => void }) {
  return (
    <button type="button" className="known-address" aria-pressed={isFilled} onClick={onFill}>
      <span className="min-w-0 grow">
        <strong className="wrap-anywhere block">{address.fullName}</strong>
        <span className="wrap-anywhere">{addressLines(address)}</span>
      </span>
      {isFilled && <Check aria-hidden size={18} />}
    </button>
  )
}

function isSame(address: BuyerAddress, filled: AddressDraft): boolean {
  return address.fullName === filled.fullName && addressLines(address) === addressLines(filled)
}
