import { useState } from 'react'
import { ApiKeyMade, ApiScope } from '../../../../contract/admin/connections/api-keys.ts'
import { addDays } from '../../../../contract/durations.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Card } from '../components/card.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { useAdminRequest } from '../use-admin-request.ts'
import { scopeText } from './scope-text.ts'
import { SecretDialog } from './secret-dialog.tsx'

/** How long a key may be valid; 0: until it is revoked. */
const lifetimes = [90, 365, 0] as const

/** Makes a key, and shows it once. */
export function ApiKeyForm() {
  const { t } = useTranslation(['connections', 'admin'])
  const { call, isBusy, failure } = useAdminRequest()
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly ApiScope[]>([])
  const [days, setDays] = useState<number>(365)
  const [made, setMade] = useState<{ secret: string; name: string } | null>(null)

  async function make(event: React.FormEvent): Promise<void> {
    event.preventDefault()
    const expiry = days === 0 ? {} : { expiresAt: addDays(new Date(), days).toISOString() }
    const response = await call('POST', '/api/api-keys', { name, scopes, ...expiry }, ApiKeyMade)
    if (!response) return
    setMade({ secret: response.data.secret, name })
    setName('')
    setScopes([])
  }

  const toggle = (scope: ApiScope, isOn: boolean) =>
    setScopes((chosen) => (isOn ? [...chosen, scope] : chosen.filter((one) => one !== scope)))
  const scopesError = errorAt(failure, 'scopes')
  return (
    <Card title={t('new')}>
      <p className="mb-4 text-sm text-soft">{t('about')}</p>
      <FailureBanner failure={prefixError(failure, t('admin:notDone'))} />
      <form className="sheet-fields" onSubmit={(event) => void make(event)}>
        <TextField
          label={t('name')}
          name="name"
          autoComplete="off"
          maxLength={80}
          required
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={errorAt(failure, 'name')}
        />
        <fieldset className="scope-choice" aria-describedby={scopesError ? 'scopes-error' : undefined}>
          <legend>{t('may')}</legend>
          {ApiScope.options.map((scope) => (
            <Checkbox
              key={scope}
              label={t(scopeText(scope))}
              checked={scopes.includes(scope)}
              onChange={(event) => toggle(scope, event.currentTarget.checked)}
            />
          ))}
          {scopesError && (
            <p id="scopes-error" className="field-error">
              {scopesError}
            </p>
          )}
        </fieldset>
        <fieldset className="scope-choice">
          <legend>{t('lifetime')}</legend>
          {lifetimes.map((each) => (
            <label key={each} className="check">
              <input type="radio" name="lifetime" checked={days === each} onChange={() => setDays(each)} />
              <span>{each === 0 ? t('forever') : t('days', { days: each })}</span>
            </label>
          ))}
        </fieldset>
        <Button type="submit" busy={isBusy}>
          {t('make')}
        </Button>
      </form>
      {made && (
        <SecretDialog
          title={t('madeTitle')}
          text={t('madeText', { name: made.name })}
          label={t('secret')}
          secret={made.secret}
          onClose={() => setMade(null)}
        />
      )}
    </Card>
  )
}
