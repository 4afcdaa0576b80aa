import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Card } from '../../components/card.tsx'
import { MoneyField } from '../../components/money-field.tsx'
import type { EditDraft } from './edit-draft.ts'

/** The delivery fee: by the shop's rule, or by hand. */
export function FeeCard({ fee, onChange }: { fee: EditDraft['fee']; onChange: (fee: EditDraft['fee']) => void }) {
  const { t } = useTranslation('orders')
  return (
    <Card title={t('edit.fee')}>
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
    </Card>
  )
}
