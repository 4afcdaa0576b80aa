import './settings.css'
import type { ComponentType } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { AdminSettingsResponse } from '../../../../contract/admin/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { ConflictAlert } from '../components/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { SaveBar } from '../components/save-bar.tsx'
import { StoredDraftNote } from '../components/stored-draft/stored-draft-note.tsx'
import { useBackToGuide } from '../first-steps/use-guide.ts'
import type { Route } from './+types/page'
import { AboutTab } from './about-tab.tsx'
import { BrandTab } from './brand-tab.tsx'
import { ContactTab } from './contact-tab.tsx'
import { DeliveryTab } from './delivery-tab.tsx'
import { FaqTab } from './faq-tab.tsx'
import { HomeTab } from './home-tab.tsx'
import { LanguagesTab } from './languages-tab.tsx'
import { MailTab } from './mail-tab.tsx'
import { MakersTab } from './makers-tab.tsx'
import { OrderTextsTab } from './order-texts-tab.tsx'
import { OwnerTab } from './owner-tab.tsx'
import { PaymentTab } from './payment-tab.tsx'
import { PoliciesTab } from './policies-tab.tsx'
import { tabOf } from './settings-draft.ts'
import { SettingsFormProvider } from './settings-form.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { SizesTab } from './sizes-tab.tsx'
import { TaxTab } from './tax-tab.tsx'
import { useSettings } from './use-settings.ts'
import { useTabPath } from './use-tab-path.ts'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get('/api/settings/admin', AdminSettingsResponse)).data
}

/** Switching tabs does not reload the settings, because all tabs edit the same draft. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search
}

const tabs: Record<SettingsTab, ComponentType> = {
  brand: BrandTab,
  owner: OwnerTab,
  contact: ContactTab,
  home: HomeTab,
  about: AboutTab,
  makers: MakersTab,
  faq: FaqTab,
  policies: PoliciesTab,
  payment: PaymentTab,
  delivery: DeliveryTab,
  tax: TaxTab,
  sizes: SizesTab,
  mail: MailTab,
  orderTexts: OrderTextsTab,
  languages: LanguagesTab,
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['settings', 'admin'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const part = settingsTabs.find((each) => each === search.get('part')) ?? 'brand'
  const {
    draft,
    saved,
    set,
    change,
    isDirty,
    isBusy,
    failure,
    readFailure: unread,
    save,
    resolve,
    discard: takeBack,
    stored,
  } = useSettings(loaderData.settings)
  const backToGuide = useBackToGuide(isDirty)
  const pathOf = useTabPath()
  const refused = new Set(failure?.issues.map(({ path }) => tabOf(path)))
  const isConflict = failure?.code === 'version_conflict'
  const Screen = tabs[part]

  function leaveIf(isSaved: boolean): void {
    if (isSaved) backToGuide()
  }

  /** The first tab with an error, if the current one has none. */
  const elsewhere = failure && refused.size > 0 && !refused.has(part) ? [...refused][0] : undefined

  return (
    <AdminPage title={t('admin:sections.settings')} windowTitle="Admin Settings">
      {isConflict && (
        <ConflictAlert
          title={t('conflictTitle')}
          text={t('conflictText')}
          seeAt={adminPaths.settings({ part })}
          isBusy={isBusy}
          onResolve={(isMine) => void resolve(isMine).then(leaveIf)}
        />
      )}
      {!isConflict && <FailureBanner failure={prefixError(failure, t('admin:notSaved'))} />}
      <FailureBanner failure={prefixError(unread, t('unread'))} />
      <StoredDraftNote stored={stored} />
      {elsewhere && (
        <button type="button" className="small-button mb-4" onClick={() => void navigate(pathOf(elsewhere), { preventScrollReset: true })}>
          {t('showRefused', { part: t(`parts.${elsewhere}`) })}
        </button>
      )}
      <div className="settings-layout">
        <SettingsNav part={part} refused={refused} />
        <div>
          <SettingsFormProvider
            form={{
              draft,
              saved,
              connections: loaderData.connections,
              set,
              setText: (name, value) => change((before) => ({ ...before, texts: { ...before.texts, [name]: value } })),
              errorAt: (path) => errorAt(failure, path),
            }}
          >
            <Screen />
          </SettingsFormProvider>
        </div>
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onSave={() => void save().then(leaveIf)} onReset={takeBack} />
    </AdminPage>
  )
}
