import X from 'lucide-react/icons/x'
import { Message } from '../../../../../contract/accounts.ts'
import { type OrderUpdate, type StaffMaking, StaffMakingMessage } from '../../../../../contract/orders/making.ts'
import type { Order } from '../../../../../contract/orders/orders.ts'
import { formatDateTime } from '../../../i18n/format-date.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { photoUrls } from '../../../order/photo-urls.ts'
import { SelectField } from '../../../ui/forms/text-field.tsx'
import { Link } from '../../../ui/link.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { Card } from '../../components/card.tsx'
import { confirm } from '../../components/confirm-store.ts'
import { FailureBanner } from '../../components/failure-banner.tsx'
import { useFocusAfterDelete } from '../../components/table/use-focus-after-delete.ts'
import { useAdminRequest } from '../../use-admin-request.ts'
import { useIsAdmin } from '../use-role.ts'
import { UpdateForm } from './update-form.tsx'

type MakingCardProps = { order: Pick<Order, '_id' | 'status'>; making: StaffMaking }

/** What the buyer sees on the page of the order: who sews it, and photos from the sewing table. */
export function MakingCard({ order: { _id, status }, making: { maker, makers, updates, isOpen } }: MakingCardProps) {
  const { t } = useTranslation('orders')
  const isAdmin = useIsAdmin()
  const { call, isBusy, failure } = useAdminRequest()
  const list = useFocusAfterDelete<HTMLUListElement>(updates.map((update) => update._id))
  // One who has left the settings still sewed this order.
  const names = maker && !makers.includes(maker.name) ? [maker.name, ...makers] : makers
  const onlyName = names.length === 1 ? names[0] : undefined
  if (status === 'cancelled' && updates.length === 0) return null

  async function choose(name: string): Promise<void> {
    const response = await call('PUT', `/api/orders/${_id}/maker`, { name: name || null }, StaffMakingMessage)
    if (response) toast({ text: response.message })
  }

  async function remove(update: OrderUpdate): Promise<void> {
    if (!(await confirm({ title: t('making.removeTitle'), text: t('making.removeText'), verb: t('making.remove'), isDestructive: true })))
      return
    const response = await call('DELETE', `/api/orders/${_id}/updates/${update._id}`, undefined, Message)
    if (response) toast({ text: response.message })
  }

  return (
    <Card title={t('making.title')}>
      <FailureBanner failure={failure} />
      <p className="mb-3 text-sm text-soft">{t(status === 'pending' ? 'making.notBegun' : 'making.lead')}</p>
      {names.length > 1 && status !== 'cancelled' && (
        <SelectField
          label={t('making.maker')}
          value={maker?.name ?? ''}
          disabled={isBusy}
          className="mb-3"
          onChange={(event) => void choose(event.currentTarget.value)}
        >
          <option value="">{t('making.nobody')}</option>
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      )}
      {onlyName && <p className="mb-3">{t('making.sewnBy', { name: onlyName })}</p>}
      {names.length === 0 && isAdmin && (
        <p className="mb-3">
          <Link to={adminPaths.settings({ part: 'makers' })}>{t('making.addMakers')}</Link>
        </p>
      )}
      {isOpen && <UpdateForm orderId={_id} />}
      {updates.length > 0 && (
        <ul {...list} className="order-updates">
          {updates.map((update, at) => (
            <Update key={update._id} update={update} number={at + 1} orderId={_id} onRemove={() => void remove(update)} />
          ))}
        </ul>
      )}
    </Card>
  )
}

type UpdateProps = { update: OrderUpdate; number: number; orderId: string; onRemove: () => void }

function Update({ update: { step, at, words, photo }, number, orderId, onRemove }: UpdateProps) {
  const { t } = useTranslation('orders')
  const language = useLanguage()
  const name = t('making.number', { number })
  const picture = photo && photoUrls({ orderId, token: undefined }, photo)[0]
  return (
    <li>
      {picture && <img src={picture.url} alt={name} width={64} height={64} loading="lazy" />}
      <div className="min-w-0 grow">
        {words && <p className="wrap-anywhere">{words}</p>}
        <p className="text-sm text-soft">
          {t(`making.step.${step}`)} · <time dateTime={at}>{formatDateTime(at, language)}</time>
        </p>
      </div>
      <button type="button" className="icon-button" aria-label={t('making.removeOne', { name })} onClick={onRemove}>
        <X aria-hidden size={18} />
      </button>
    </li>
  )
}
