import './settings.css'
import type { ComponentType } from 'react'
import { useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { OfficeSettingsAnswer, SettingsMessage } from '../../../../contract/content.admin.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { toast } from '../../ui/toast.tsx'
import { adminApi } from '../admin-api.ts'
import { AdminPage } from '../parts/admin-page.tsx'
import { errorAt, FailureBanner } from '../parts/failure-banner.tsx'
import { SaveBar } from '../parts/save-bar.tsx'
import { useDraft } from '../parts/use-draft.ts'
import { useAdminCall } from '../use-admin-call.ts'
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
import { partOf, type SettingsPart, settingsParts, toChange, toDraft } from './settings-draft.ts'
import { SettingsFormProvider } from './settings-form.tsx'
import { SettingsNav } from './settings-nav.tsx'
import { SizesPart } from './sizes-part.tsx'
import { TaxPart } from './tax-part.tsx'

export async function loader(args: Route.LoaderArgs) {
  return (await adminApi(args).get('/api/settings/office', OfficeSettingsAnswer)).data.settings
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
  const { draft, set, change, isDirty, reset, settle } = useDraft(toDraft(loaderData))
  // Beside the draft, not from the loader: it belongs to what the draft was made from.
  const [kept, setKept] = useState({ draft: toDraft(loaderData), version: loaderData.version })
  const { call, isBusy, failure, clearFailure } = useAdminCall()
  const refused = new Set(failure?.issues.map(({ path }) => partOf(path)))
  const Screen = screens[part]

  async function save(): Promise<void> {
    const answer = await call('PATCH', '/api/settings', toChange(kept.draft, draft, kept.version), SettingsMessage, { isQuiet: true })
    if (!answer) return
    const { settings } = answer.data
    setKept({ draft: toDraft(settings), version: settings.version })
    settle(toDraft(settings))
    toast({ text: t('admin:saved') })
  }

  /** Something was refused on another part: it is shown. */
  const elsewhere = failure && refused.size > 0 && !refused.has(part) ? [...refused][0] : undefined

  return (
    <AdminPage title={t('admin:sections.settings')} windowTitle="Admin Settings">
      <FailureBanner failure={failure} />
      {elsewhere && (
        <button
          type="button"
          className="small-button mb-4"
          onClick={() => void navigate(`?part=${elsewhere}`, { preventScrollReset: true })}
        >
          {t('showRefused', { part: t(`parts.${elsewhere}`) })}
        </button>
      )}
      <div className="settings-layout">
        <SettingsNav part={part} refused={refused} />
        <div>
          <SettingsFormProvider
            form={{
              draft,
              set,
              setText: (name, value) => change((before) => ({ ...before, texts: { ...before.texts, [name]: value } })),
              errorAt: (path) => errorAt(failure, path),
            }}
          >
            <Screen />
          </SettingsFormProvider>
        </div>
      </div>
      <SaveBar
        isDirty={isDirty}
        isBusy={isBusy}
        onSave={() => void save()}
        onReset={() => {
          clearFailure()
          reset()
        }}
      />
    </AdminPage>
  )
}
