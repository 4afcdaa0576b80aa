import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Card } from '../../components/card.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import type { EditDraft } from './edit-draft.ts'

type FeeProps = { fee: EditDraft['fee']; onChange: (fee: EditDraft['fee']) => void }

/** The delivery fee: by the shop's rule, or by hand. */
export function FeeCard(props: FeeProps) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('edit.fee')}>
      <FeeFields {...props} />
    </Card>
  )
}

export function FeeFields({ fee, onChange }: FeeProps) {
  const { t } = useTranslation('orders')
  return (
    <>
      <Checkbox
        name="fee.own"
        label={t('edit.ownFee')}
        checked={fee.isOwn}
        onChange={(event) => onChange({ ...fee, isOwn: event.currentTarget.checked })}
      />
      {fee.isOwn && (
        <MoneyField
          name="shippingFee"
          label={t('edit.feeAmount')}
          hint={t('edit.feeHint')}
          value={fee.amount}
          onChange={(amount) => onChange({ ...fee, amount })}
        />
      )}
    </>
  )
}
