import { Form, useNavigation } from 'react-router'
import { useSiteSettings } from '../../api/site-settings.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { useAccountTexts } from '../account-texts.ts'

/** For an account created by Google alone: a link by mail sets a first password, as after a forgotten one. */
export function NoPassword({ email, isSent }: { email: string; isSent: boolean }) {
  const { t } = useAccountTexts()
  const { isMailOn } = useSiteSettings()
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="card order-card" aria-labelledby="no-password">
      <h2 id="no-password" className="text-xl">
        {t('password.noneTitle')}
      </h2>
      <p className="mt-2 mb-4 break-words">{t(isMailOn ? 'password.noneText' : 'password.noneTextOff', { email })}</p>
      {isSent && isMailOn && <Alert tone="success" role="status" title={t('password.noneSent', { email })} />}
      {!isSent && isMailOn && (
        <Form method="post">
          <Button type="submit" name="intent" value="link" look="secondary" busy={isBusy}>
            {t('password.noneButton')}
          </Button>
        </Form>
      )}
    </section>
  )
}
