import { useQuery } from '@tanstack/react-query'
import { WaitingPeople } from '../../../../contract/admin/production.ts'
import { browserApi } from '../../api/browser-api.ts'
import { formatDay } from '../../i18n/format-date.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { InlineError } from '../../ui/inline-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EmailText } from '../components/email-text.tsx'
import { retryAfterSignIn } from '../use-admin-request.ts'

/** Who asked for a mail when the variant is back, longest first. */
export function WaitingList({ variantId }: { variantId: string }) {
  const { t } = useTranslation('production')
  const language = useLanguage()
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['admin', 'waiting', variantId],
    queryFn: ({ signal }) =>
      retryAfterSignIn(() => browserApi().get(`/api/stock/${variantId}/waiting`, WaitingPeople, { signal })).then((read) => read.data),
    staleTime: 0,
  })
  return (
    <section aria-label={t('people.title')}>
      <h3 className="mb-1 font-bold">{t('people.title')}</h3>
      {!data && !isError && <Skeleton className="h-10" />}
      {!data && isError && <InlineError text={t('people.failed')} isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ul>
        {data?.people.map(({ email, since }) => (
          <li key={email} className="flex flex-wrap justify-between gap-x-3 py-1">
            <a href={`mailto:${email}`} className="row-link">
              <EmailText email={email} />
            </a>
            <span className="text-sm text-soft">{t('people.since', { day: formatDay(since, language) })}</span>
          </li>
        ))}
      </ul>
      {data && data.total > data.people.length && (
        <p className="text-soft">{t('people.more', { count: data.total - data.people.length })}</p>
      )}
    </section>
  )
}
