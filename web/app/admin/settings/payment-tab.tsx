import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Card } from '../components/card.tsx'
import { MoneyInput, NumberInput, TextInput } from './fields.tsx'
import { PaymentMethods } from './payment-methods.tsx'
import { useSettingsForm } from './settings-form.tsx'

const noAccount = { bin: '', bankName: '', accountNumber: '', accountName: '' }

/** The payment methods and their settings. */
export function PaymentTab() {
  return (
    <>
      <PaymentMethods />
      <Bank />
      <Cash />
    </>
  )
}

/** The account for transfers. */
export function Bank() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { bank } = draft
  return (
    <Card title={t('bank.title')}>
      <p className="text-soft">{t('bank.why')}</p>
      <Checkbox
        label={t('bank.has')}
        checked={bank !== null}
        onChange={(event) => set('bank', event.currentTarget.checked ? noAccount : null)}
      />
      {bank && (
        <div className="settings-two mt-2">
          {(['bankName', 'bin', 'accountNumber', 'accountName'] as const).map((name) => (
            <TextInput
              key={name}
              path={`bank.${name}`}
              label={t(`bank.${name}`)}
              {...(name === 'bin' ? { hint: t('bank.binHint'), inputMode: 'numeric' as const } : {})}
              value={bank[name]}
              onChange={(value) => set('bank', { ...bank, [name]: value })}
            />
          ))}
        </div>
      )}
    </Card>
  )
}

function Cash() {
  const { t } = useTranslation('settings')
  const { draft, set } = useSettingsForm()
  const { cod } = draft
  const { deposit } = cod
  return (
    <Card title={t('cod.title')}>
      <div className="settings-two">
        <MoneyInput
          path="cod.maxTotal"
          label={t('cod.maxTotal')}
          hint={t('cod.maxTotalHint')}
          value={cod.maxTotal}
          onChange={(maxTotal) => set('cod', { ...cod, maxTotal })}
        />
        <MoneyInput
          path="cod.unconfirmedMax"
          label={t('cod.unconfirmedMax')}
          hint={t('cod.unconfirmedMaxHint')}
          value={cod.unconfirmedMax}
          onChange={(unconfirmedMax) => set('cod', { ...cod, unconfirmedMax })}
        />
        <NumberInput
          path="cod.reservedHours"
          label={t('cod.reservedHours')}
          hint={t('cod.reservedHoursHint')}
          value={cod.reservedHours ?? Number.NaN}
          onChange={(hours) => set('cod', { ...cod, reservedHours: Number.isNaN(hours) ? null : hours })}
        />
        <NumberInput
          path="cod.refuseAfter"
          label={t('cod.refuseAfter')}
          hint={t('cod.refuseAfterHint')}
          value={cod.refuseAfter ?? Number.NaN}
          onChange={(count) => set('cod', { ...cod, refuseAfter: Number.isNaN(count) ? null : count })}
        />
        <MoneyInput
          path="cod.deposit.from"
          label={t('cod.depositFrom')}
          hint={t('cod.depositFromHint')}
          value={deposit.from}
          onChange={(from) => set('cod', { ...cod, deposit: { ...deposit, from } })}
        />
        <NumberInput
          path="cod.deposit.percent"
          label={t('cod.depositPercent')}
          hint={t('cod.depositPercentHint')}
          value={deposit.percent ?? Number.NaN}
          onChange={(percent) => set('cod', { ...cod, deposit: { ...deposit, percent: Number.isNaN(percent) ? null : percent } })}
        />
      </div>
    </Card>
  )
}
