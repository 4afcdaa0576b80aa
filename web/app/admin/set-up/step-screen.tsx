import '../locations/locations.css'
import '../settings/settings.css'
import type { SetUpStep } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePublicUrl } from '../../seo/use-public-url.ts'
import { Link } from '../../ui/link.tsx'
import { adminPaths } from '../admin-paths.ts'
import { Card } from '../components/card.tsx'
import { StatusBadge } from '../components/status-badge.tsx'
import { AreasCard } from '../locations/areas-card.tsx'
import { LoadErrorCard } from '../locations/load-error-card.tsx'
import type { readDelivery } from '../locations/read-delivery.ts'
import { BrandTab } from '../settings/brand-tab.tsx'
import { MailTab } from '../settings/mail-tab.tsx'
import { OwnerTab } from '../settings/owner-tab.tsx'
import { Bank } from '../settings/payment-tab.tsx'
import { PoliciesTab } from '../settings/policies-tab.tsx'

type Delivery = Awaited<ReturnType<typeof readDelivery>>

/** The same fields as in the settings: there is one place for each value. */
export function StepScreen({ step, delivery }: { step: SetUpStep; delivery: Delivery }) {
  if (step === 'name') return <BrandTab />
  if (step === 'delivery') return <Areas delivery={delivery} />
  if (step === 'policies') return <PoliciesTab />
  if (step === 'mail')
    return (
      <>
        <MailTab />
        <Domain />
      </>
    )
  return (
    <>
      <OwnerTab />
      <Bank />
    </>
  )
}

function Areas({ delivery: { areas, provinces, home } }: { delivery: Delivery }) {
  const { t } = useTranslation('locations')
  if (!areas || !provinces) return <LoadErrorCard title={t('areas')} failed={t('failed.fetchLocations')} />
  return <AreasCard areas={areas} provinces={provinces} home={home} />
}

/** The domain is a setting of the server; the page says what is missing. */
function Domain() {
  const { t } = useTranslation('setUp')
  const { t: systemText } = useTranslation('system')
  const publicUrl = usePublicUrl()
  const { protocol, hostname } = new URL(publicUrl || 'http://localhost')
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname)
  const state = isLocal ? 'local' : protocol === 'https:' ? 'good' : 'plain'
  return (
    <Card title={t('domain.title')}>
      <p className="wrap-anywhere">
        <StatusBadge tone={state === 'good' ? 'good' : 'wait'}>{systemText(`status.${state === 'good' ? 'ok' : 'warning'}`)}</StatusBadge>{' '}
        {t('domain.current', { url: publicUrl })}
      </p>
      <p className="mt-2">{t(`domain.${state}`)}</p>
      <p className="mt-2">
        <Link to={adminPaths.system()}>{t('domain.system')}</Link>
      </p>
    </Card>
  )
}
