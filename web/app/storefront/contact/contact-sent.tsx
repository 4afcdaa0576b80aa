import type { ContactMessage } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'
import { contentTexts } from '../content-texts.ts'

/** Replaces the form: confirms the message and repeats its text. */
export function ContactSent({ contact, onAnother }: { contact: ContactMessage; onAnother: () => void }) {
  const { t } = useTranslation('content', contentTexts)
  const headline = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" ref={headline} tabIndex={-1} className="scroll-mt-28">
        {t('contact.sentTitle')}
      </h2>
      <p className="mt-3">{t('contact.sentText', { name: contact.fullName, email: contact.email })}</p>
      <h3 className="mt-8">{t('contact.copy')}</h3>
      <blockquote className="contact-copy">{contact.message}</blockquote>
      <ButtonLink to={paths.contact()} look="text" className="mt-4" onClick={onAnother}>
        {t('contact.another')}
      </ButtonLink>
    </section>
  )
}
