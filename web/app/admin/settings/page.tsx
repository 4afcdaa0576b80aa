import './settings.css'
import type { ComponentType } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { OfficeSettingsAnswer } from '../../../../contract/content.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paths } from '../../paths.ts'
import { adminApi } from '../admin-api.ts'
import { useBackToGuide } from '../first-steps/use-guide.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { ConflictAlert } from '../parts/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { withWords } from '../parts/with-words.ts'
import type { Route } from './+types/page'
import { AboutPart } from './about-part.tsx'
import { BrandPart } from './brand-part.tsx'
import { ContactPart } from './contact-part.tsx'
import { DeliveryPart } from './delivery-part.tsx'
import { FaqPart } from './faq-part.tsx'
import { HomePart } from './home-part.tsx'
import { LanguagesPart } from './languages-part.tsx'
import { MailPart } from './mail-part.tsx'
import { OwnerPart } from './owner-part.tsx'
import { PaymentPart } from './payment-part.tsx'
import { PoliciesPart } from './policies-part.tsx'
import { partOf, type SettingsPart, settingsParts } from './settings-draft.ts'
import { SettingsFormProvider } from './settings-form.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { SizesPart } from './sizes-part.tsx'
import { TaxPart } from './tax-part.tsx'
import { usePartPath } from './use-part-path.ts'
import { useSettings } from './use-settings.ts'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get('/api/settings/office', OfficeSettingsAnswer)).data
}

/** Going from part to part reads nothing anew: what is being written stands in all of them. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search
}

const screens: Record<SettingsPart, ComponentType> = {
  brand: BrandPart,
  owner: OwnerPart,
  contact: ContactPart,
  home: HomePart,
  about: AboutPart,
  faq: FaqPart,
  policies: PoliciesPart,
  payment: PaymentPart,
  delivery: DeliveryPart,
  tax: TaxPart,
  sizes: SizesPart,
  mail: MailPart,
  languages: LanguagesPart,
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['settings', 'admin'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const part = settingsParts.find((each) => each === search.get('part')) ?? 'brand'
  const { draft, saved, set, change, isDirty, isBusy, failure, unread, save, resolve, takeBack } = useSettings(loaderData.settings)
  const backToGuide = useBackToGuide(isDirty)
  const pathOf = usePartPath()
  const refused = new Set(failure?.issues.map(({ path }) => partOf(path)))
  const isConflict = failure?.code === 'version_conflict'
  const Screen = screens[part]

  function leaveIf(isSaved: boolean): void {
    if (isSaved) backToGuide()
  }

  /** Something was refused on another part: it is shown. */
  const elsewhere = failure && refused.size > 0 && !refused.has(part) ? [...refused][0] : undefined

  return (
    <AdminPage title={t('admin:sections.settings')} windowTitle="Admin Settings">
      {isConflict && (
        <ConflictAlert
          title={t('conflictTitle')}
          text={t('conflictText')}
          seeAt={paths.admin.settings({ part })}
          isBusy={isBusy}
          onResolve={(isMine) => void resolve(isMine).then(leaveIf)}
        />
      )}
      {!isConflict && <FailureBanner failure={withWords(failure, t('admin:notSaved'))} />}
      <FailureBanner failure={withWords(unread, t('unread'))} />
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
