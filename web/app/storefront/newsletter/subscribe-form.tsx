import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFirstFocus } from '../../ui/use-first-focus.ts'
import { useShop } from '../use-shop.ts'
import { type Posted, useSubscribe } from './use-subscribe.ts'

/** A field for an e-mail and what pressing the button means. Before any script it posts to the newsletter's own page. */
export function SubscribeForm({ posted, fieldId }: { posted?: Posted | undefined; fieldId: string }) {
  const { t } = useTranslation('content')
  const { brand, policies, isMailOn } = useShop()
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
  const box = useFirstFocus<HTMLDivElement>()
  return (
    <div ref={box} tabIndex={-1} className="subscribe-done">
      <p className="font-bold">{t('newsletter.done')}</p>
      <p>{text}</p>
    </div>
  )
}
