import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { BilingualInput } from './fields.tsx'
import { useSettingsForm } from './settings-form.tsx'

const momoVariables = ['MOMO_ENDPOINT', 'MOMO_PARTNER_CODE', 'MOMO_ACCESS_KEY', 'MOMO_SECRET_KEY']

/** Each payment method: whether it is connected, how to connect it, and whether customers may use it. */
export function PaymentMethods() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const { draft, set, errorAt } = useSettingsForm()
  const stateOf = useMethodState()
  const methods = draft.paymentMethods
  return (
    <Card title={t('payment.title')}>
      <ul className="payment-methods">
        {methods.map((method, at) => {
          const name = method.name[language] || method.name.vi || method.method
          const { state, isConnected } = stateOf(method.method)
          const hintId = `payment-method-${method.method}`
          return (
            <li key={method.method} className="sheet-fields">
              <div>
                <div className="payment-method-head">
                  <Checkbox
                    name={`paymentMethods.${at}.enabled`}
                    label={<strong>{t('payment.offer', { method: name })}</strong>}
                    checked={method.enabled && isConnected}
                    disabled={!isConnected}
                    aria-describedby={hintId}
                    onChange={(event) => set('paymentMethods', methods.with(at, { ...method, enabled: event.currentTarget.checked }))}
                  />
                  <StatusBadge tone={isConnected ? (state === 'sandbox' ? 'info' : 'good') : 'wait'}>
                    {t(`payment.state.${state}`)}
                  </StatusBadge>
                </div>
                <MethodHint id={hintId} method={method.method} state={state} />
              </div>
              {isConnected && (
                <BilingualInput
                  path={`paymentMethods.${at}.name`}
                  label={t('payment.name')}
                  value={method.name}
                  onChange={(name) => set('paymentMethods', methods.with(at, { ...method, name }))}
                />
              )}
            </li>
          )
        })}
      </ul>
      <FieldError id="payment-methods-error" error={errorAt('paymentMethods') && t('payment.needsOne')} />
    </Card>
  )
}

type MethodState = 'connected' | 'sandbox' | 'none'

/** For bank transfers the draft counts, so that the method can be enabled before the account is saved. */
function useMethodState() {
  const { draft, connections } = useSettingsForm()
  return (method: string): { state: MethodState; isConnected: boolean } => {
    const hasAccount = Boolean(draft.bank?.accountNumber.trim())
    const state: MethodState = method === 'momo' ? connections.momo : method === 'bank' && !hasAccount ? 'none' : 'connected'
    return { state, isConnected: state !== 'none' }
  }
}

function MethodHint({ id, method, state }: { id: string; method: string; state: MethodState }) {
  const { t } = useTranslation('settings')
  const { connections } = useSettingsForm()
  if (method === 'cod')
    return (
      <p id={id} className="text-sm text-soft">
        {t('payment.codHint')}
      </p>
    )
  if (method === 'bank')
    return (
      <div id={id} className="text-sm text-soft">
        <p>{state === 'none' ? t('payment.bankNone') : t('payment.bankConnected')}</p>
        <p>
          {connections.bankReports ? t('payment.bankReports') : t('payment.bankByHand')}
          {!connections.bankReports && <code className="ml-1">BANK_WEBHOOK_SECRET</code>}
        </p>
      </div>
    )
  return (
    <div id={id} className="text-sm text-soft">
      <p>{t(`payment.momo.${state}`)}</p>
      {state !== 'connected' && (
        <>
          <p className="payment-variables">
            {momoVariables.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
          <p>{t('payment.momoGuide')}</p>
        </>
      )}
    </div>
  )
}
