import { Form, useNavigation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { PageHead } from '../../seo/page-head.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { useFocusOnMount } from '../../ui/hooks/use-focus-on-mount.ts'

type UnsubscribeTexts = Record<'title' | 'question' | 'text' | 'button' | 'stay', string>

/** Unsubscribing requires a POST, because mail programs follow links. */
export function UnsubscribeForm({ texts, failure }: { texts: UnsubscribeTexts; failure: string | undefined }) {
  const { t } = useTranslation('content')
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={texts.title} hidden />
      <h1>{texts.question}</h1>
      <p className="mt-3 text-soft">{texts.text}</p>
      {failure !== undefined && (
        <Alert title={t('unsubscribe.failed')} className="mt-6 text-left">
          <p>{failure}</p>
        </Alert>
      )}
      <Form method="post" replace className="mt-8 flex flex-wrap justify-center gap-3">
        <Button type="submit" busy={isBusy}>
          {texts.button}
        </Button>
        <ButtonLink to={paths.home()} look="secondary">
          {texts.stay}
        </ButtonLink>
      </Form>
    </section>
  )
}

/** The result, announced at once. */
export function UnsubscribeResult({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  const headline = useFocusOnMount<HTMLHeadingElement>()
  return (
    <section className="page-width max-w-xl py-16 text-center">
      <PageHead title={title} hidden />
      <h1 ref={headline} tabIndex={-1}>
        {title}
      </h1>
      <p className="mt-3 mb-8 text-soft">{text}</p>
      {children}
    </section>
  )
}
