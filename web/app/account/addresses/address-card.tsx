import { Form, useNavigation } from 'react-router'
import type { Address } from '../../../../contract/accounts.ts'
import { formatPhone } from '../../../../contract/phone-number.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { InlineConfirm } from '../../ui/inline-confirm.tsx'
import { Link } from '../../ui/link.tsx'
import { useAccountTexts } from '../account-texts.ts'
import { addressLine } from './address-line.ts'

type AddressCardProps = {
  address: Address
  /** The address that becomes the default when this one is removed. */
  nextDefault: Address | undefined
  onEdit: () => void
}

export function AddressCard({ address, nextDefault, onEdit }: AddressCardProps) {
  const { t } = useAccountTexts()
  const { addressId, fullName, phone, note, isDefault } = address
  const line = addressLine(address)
  const sending = useNavigation().formData
  const isSending = (intent: string) => sending?.get('addressId') === addressId && sending.get('intent') === intent
  function edit(event: React.MouseEvent): void {
    event.preventDefault()
    onEdit()
  }
  return (
    <li className="card address-card">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong>
          {fullName}&nbsp;· <span className="whitespace-nowrap">{formatPhone(phone)}</span>
        </strong>
        {isDefault && <Badge>{t('addresses.isDefault')}</Badge>}
      </p>
      <p>
        {line}
        {note && <span className="block text-soft">{note}</span>}
      </p>
      <div className="address-card-actions">
        <Link
          to={paths.addresses({ edit: addressId })}
          onClick={edit}
          className="button button-text"
          aria-label={t('addresses.editOf', { address: line })}
        >
          {t('addresses.edit')}
        </Link>
        {!isDefault && (
          <Form method="post" action={paths.addresses()} preventScrollReset>
            <input type="hidden" name="addressId" value={addressId} />
            <Button type="submit" name="intent" value="default" look="text" busy={isSending('default')}>
              {t('addresses.makeDefault')}
            </Button>
          </Form>
        )}
        <InlineConfirm
          button={t('addresses.remove')}
          label={t('addresses.removeOf', { address: line })}
          question={t('addresses.question')}
          text={
            <>
              {line}
              {isDefault && nextDefault && (
                <span className="block">{t('addresses.nextDefault', { address: addressLine(nextDefault) })}</span>
              )}
            </>
          }
          cancelLabel={t('addresses.keep')}
        >
          <Form method="post" action={paths.addresses()}>
            <input type="hidden" name="addressId" value={addressId} />
            {isDefault && <input type="hidden" name="wasDefault" value="1" />}
            <Button type="submit" name="intent" value="remove" busy={isSending('remove')}>
              {t('addresses.confirm')}
            </Button>
          </Form>
        </InlineConfirm>
      </div>
    </li>
  )
}
