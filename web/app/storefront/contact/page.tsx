import '../content-texts.ts'
import { parseWithZod } from '@conform-to/zod/v4'
import { useState } from 'react'
import { data } from 'react-router'
import { type ContactMessage, NewContactMessage, SettingsAnswer } from '../../../../contract/content.ts'
import { issueKey } from '../../../../contract/issues.ts'
import { personalApi, publicApi } from '../../api.ts'
import { throwRouteError } from '../../api-error.ts'
import { useBilingual } from '../../i18n/use-bilingual.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PageHead } from '../../page-head.tsx'
import { paths } from '../../paths.ts'
import { readForm } from '../../read-form.ts'
import { Link } from '../../ui/link.tsx'
import { useCaughtFocus } from '../../ui/use-caught-focus.ts'
import { useShop } from '../use-shop.ts'
import type { Route } from './+types/page'
import { ContactFacts } from './contact-facts.tsx'
import { ContactForm } from './contact-form.tsx'
import { ContactSent } from './contact-sent.tsx'
import { sendMessage } from './send-message.ts'
import { StoreFacts } from './store-facts.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { settings } = (await publicApi(context).get('/api/settings', SettingsAnswer).catch(throwRouteError)).data
  return { story: settings.texts.about.title }
}

export async function action({ context, request }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: NewContactMessage, error: issueKey })
  if (submission.status !== 'success') return data({ result: submission.reply(), failure: null, contact: null }, { status: 400 })
  const { contact, failure } = await sendMessage(personalApi(context), submission.value)
  if (contact) return { result: null, failure: null, contact }
  return data(
    { result: submission.reply({ fieldErrors: failure.fields }), failure: failure.message, contact: null },
    { status: failure.status },
  )
}

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation('content')
  const read = useBilingual()
  const { brand } = useShop()
  const [sent, setSent] = useState<ContactMessage | null>(actionData?.contact ?? null)
  const caught = useCaughtFocus<HTMLDivElement>(sent)
  return (
    <section className="page-width py-10 md:py-16">
      <PageHead title={t('contact.title')} description={t('contact.description', { name: brand.name })} />
      <StoreFacts />
      <h1 className="stitched">{t('contact.title')}</h1>
      {read(loaderData.story) && (
        <p className="mt-4 text-soft">
          {t('contact.story')} <Link to={paths.about()}>{read(loaderData.story)}</Link>
        </p>
      )}
      <div className="contact-grid">
        <div {...caught}>
          {sent ? (
            <ContactSent contact={sent} onAnother={() => setSent(null)} />
          ) : (
            <ContactForm result={actionData?.result} failure={actionData?.failure ?? null} onSent={setSent} />
          )}
        </div>
        <ContactFacts />
      </div>
    </section>
  )
}
