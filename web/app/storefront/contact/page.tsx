import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data } from 'react-router'
import { type ContactMessage, NewContactMessage, SettingsResponse } from '../../../../contract/content.ts'
import { validationKey } from '../../../../contract/language/validation-messages.ts'
import { personalApi, publicApi } from '../../api/api.ts'
import { throwRouteError } from '../../api/api-error.ts'
import { readForm } from '../../api/read-form.ts'
import { useSiteSettings } from '../../api/site-settings.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { useFocusOnSwap } from '../../ui/hooks/use-focus-on-swap.ts'
import { Link } from '../../ui/link.tsx'
import { contentTexts } from '../content-texts.ts'
import type { Route } from './+types/page'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { sendMessage } from './send-message.ts'
import { StoreJsonLd } from './store-json-ld.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = (await publicApi(context).get('/api/settings', SettingsResponse).catch(throwRouteError)).data
  return { story: settings.texts.about.title }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: NewContactMessage, error: validationKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), failure: null, contact: null }, { status: 400 })
  const { contact, failure } = await sendMessage(personalApi(context), submission.value)
  if (contact) return { result: null, failure: null, contact }
  return data(
    { result: submission.reply({ fieldErrors: failure.fields }), failure: failure.message, contact: null },
    { status: failure.status },
  )
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content', contentTexts)
  const read = useBilingual()
  const { brand } = useSiteSettings()
  const [sent, setSent] = useState<ContactMessage | null>(actionData?.contact ?? null)
  const focusTarget = useFocusOnSwap<HTMLDivElement>(sent)
  return (
    <section className="page-width py-10 md:py-16">
      <PageHead title={t('contact.title')} description={t('contact.description', { name: brand.name })} />
      <StoreJsonLd />
      <h1 className="stitched">{t('contact.title')}</h1>
      {read(loaderData.story) && (
        <p className="mt-4 text-soft">
          {t('contact.story')} <Link to={paths.about()}>{read(loaderData.story)}</Link>
        </p>
      )}
      <div className="contact-grid">
        <div {...focusTarget}>
          {sent ? (
            <ContactSent contact={sent} onAnother={() => setSent(null)} />
          ) : (
            <ContactForm result={actionData?.result} failure={actionData?.failure ?? null} onSent={setSent} />
          )}
        </div>
        <ContactDetails />
      </div>
    </section>
  )
}
