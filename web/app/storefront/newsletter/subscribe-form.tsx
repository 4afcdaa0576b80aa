import { useSiteSettings } from '../../api/site-settings.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { Link } from '../../ui/link.tsx'
import { type SubscribeActionResult, useSubscribe } from './use-subscribe.ts'

/** An e-mail field with the consent text. Without scripts it posts to the newsletter page. */
export function SubscribeForm({ posted, fieldId }: { posted?: SubscribeActionResult | undefined; fieldId: string }) {
  const { t } = useTranslation('content')
  const { brand, policies, isMailOn } = useSiteSettings()
  const { error, isBusy, welcome, onSubmit, onInvalid, onInput } = useSubscribe(posted)
  if (welcome) return <Welcome text={welcome} />
  if (!isMailOn) return <p className="subscribe-consent">{t('newsletter.off')}</p>
  return (
    <form method="post" action={paths.newsletter()} className="subscribe-form" onSubmit={onSubmit}>
      <TextField
        id={fieldId}
        label={t('newsletter.email')}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={254}
        required
        defaultValue={posted?.email}
        error={error}
        onInvalid={onInvalid}
        onInput={onInput}
      />
      <Button type="submit" busy={isBusy}>
        {t('newsletter.button')}
      </Button>
      <p className="subscribe-consent">
        {t('newsletter.consent', { name: brand.name })}{' '}
        {policies.includes('privacy') && (
          <Link to={paths.policy('privacy')} className="plain-link">
            {t('policies.privacy')}
          </Link>
        )}
      </p>
    </form>
  )
}

function Welcome({ text }: { text: string }) {
  const { t } = useTranslation('content')
  const box = useFocusOnMount<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className="subscribe-done">
      <p className="font-bold">{t('newsletter.done')}</p>
      <p>{text}</p>
    </div>
  )
}
