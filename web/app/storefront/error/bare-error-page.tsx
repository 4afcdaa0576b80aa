import { useLocation } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { readRouteError } from './read-route-error.ts'

/** The error page for failures of the root: no header, no data, plain links. */
export function BareErrorPage({ error }: { error: unknown }) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const kind = readRouteError(error)
  return (
    <main className="page-width py-24 text-center">
      <title>{t(`error.${kind === 'notFound' ? 'notFoundTitle' : 'brokenTitle'}`)}</title>
      <meta name="robots" content="noindex" />
      <img src="/art/empty-buffalo.svg" alt="" width={160} height={160} className="mx-auto" />
      <h1 className="mt-6">{t(`error.${kind}Heading`)}</h1>
      <p className="mt-3 text-soft">{t(`error.${kind}Text`)}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        {kind !== 'notFound' && (
          <a className="button button-primary" href={pathname + search}>
            {t('retry')}
          </a>
        )}
        <a className={`button ${kind === 'notFound' ? 'button-primary' : 'button-secondary'}`} href={paths.home()}>
          {t('error.home')}
        </a>
      </p>
    </main>
  )
}
