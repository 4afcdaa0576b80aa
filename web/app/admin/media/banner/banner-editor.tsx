import './banner.css'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { BannerMessage, bannerWidths } from '../../../../../contract/admin/banners.ts'
import type { Banner } from '../../../../../contract/content.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { toast } from '../../../ui/toast.tsx'
import { adminPaths } from '../../admin-paths.ts'
import { BilingualField } from '../../components/bilingual-field.tsx'
import { Card, DetailLayout } from '../../components/card.tsx'
import { DateTimeField } from '../../components/date-time-field.tsx'
import { errorAt, FailureBanner } from '../../components/failure-banner.tsx'
import { stripPathPrefix } from '../../components/field-paths.ts'
import { prefixError } from '../../components/prefix-error.ts'
import { SaveBar } from '../../components/save-bar.tsx'
import { useDraft } from '../../components/use-draft.ts'
import { type AdminFailure, useAdminRequest } from '../../use-admin-request.ts'
import { type BannerDraft, draftOf, findSmallImages, toNewBanner } from './banner-draft.ts'
import { BannerPreview } from './banner-preview.tsx'
import { ImageField } from './image-field.tsx'

/**
 * The visible part of a picture: its aspect ratio, the horizontal position of the crop, and the fraction of the width
 * that the text covers.
 */
const crops = {
  desktop: { aspect: 2, x: 1, clearFrom: 0.4 },
  phone: { aspect: 390 / 200, x: 0.82, clearFrom: 0 },
} as const

type BannerEditorProps = { banner: Banner | null; links: readonly string[] }

/** Form for a new or an existing banner, with a preview. */
export function BannerEditor({ banner, links }: BannerEditorProps) {
  const { t } = useTranslation('banners')
  const navigate = useNavigate()
  const { call, isBusy, failure: refused } = useAdminRequest()
  const [held, setHeld] = useState<AdminFailure | null>(null)
  const failure = held ?? prefixError(stripPathPrefix(refused, 'newBanner'), t('failed'))
  const { draft, set, isDirty, reset, replace, mergeSaved: settle } = useDraft<BannerDraft>(draftOf(banner))
  const [isMade, setMade] = useState(false)
  const at = (path: string) => errorAt(failure, path)

  useEffect(() => {
    // Waits until nothing is unsaved, because otherwise the navigation would ask before leaving.
    if (isMade && !isDirty) void navigate(adminPaths.banners())
  }, [isMade, isDirty, navigate])

  /** Refuses pictures that are too small; the API accepts them. */
  function holdBack(): boolean {
    const issues = findSmallImages(draft, draftOf(banner)).map(({ path, ...widths }) => ({ path, message: t('tooSmall', widths) }))
    setHeld(issues.length > 0 ? { status: 400, code: 'invalid_input', message: t('notYet'), issues } : null)
    return issues.length > 0
  }

  async function save(): Promise<void> {
    if (holdBack()) return
    const written = toNewBanner(draft)
    const done = banner
      ? await call('PATCH', `/api/banner/${banner._id}`, { newBanner: written }, BannerMessage)
      : await call('POST', '/api/banner', written, BannerMessage)
    if (!done) return
    toast({ text: t(banner ? 'saved' : 'added') })
    if (banner) return settle(draft)
    replace(draft)
    setMade(true)
  }

  return (
    <>
      <FailureBanner failure={failure} />
      <BannerPreview draft={draft} />
      <DetailLayout side={<Visibility draft={draft} set={set} at={at} />}>
        <Card title={t('texts')}>
          <p className="mb-4 text-soft">{t('textsHint')}</p>
          <div className="sheet-fields">
            <BilingualField
              name="title"
              label={t('heading')}
              value={draft.title}
              onChange={(title) => set('title', title)}
              errorAt={at}
              maxLength={120}
            />
            <BilingualField
              name="subtitle"
              label={t('subtitle')}
              value={draft.subtitle}
              onChange={(subtitle) => set('subtitle', subtitle)}
              errorAt={at}
              maxLength={300}
            />
            <BilingualField name="cta" label={t('cta')} value={draft.cta} onChange={(cta) => set('cta', cta)} errorAt={at} maxLength={40} />
            <TextField
              name="link"
              label={t('link')}
              hint={t('linkHint')}
              list="banner-links"
              value={draft.link}
              onChange={(event) => set('link', event.currentTarget.value)}
              error={at('link')}
              maxLength={500}
              autoComplete="off"
              spellCheck={false}
            />
            <datalist id="banner-links">
              {links.map((link) => (
                <option key={link} value={link} />
              ))}
            </datalist>
          </div>
        </Card>
        <Card title={t('pictures')}>
          <div className="banner-pictures">
            <ImageField
              name="image"
              label={t('desktop')}
              hint={t('desktopHint')}
              picture={draft.image}
              onChange={(image) => set('image', image)}
              least={bannerWidths.image}
              crop={crops.desktop}
              error={at('image')}
            />
            <ImageField
              name="mobileImage"
              label={t('phone')}
              hint={t('phoneHint')}
              picture={draft.mobileImage}
              onChange={(mobileImage) => set('mobileImage', mobileImage)}
              least={bannerWidths.mobileImage}
              crop={crops.phone}
              error={at('mobileImage')}
              isOptional
            />
          </div>
        </Card>
      </DetailLayout>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onSave={() => void save()} onReset={reset} />
    </>
  )
}

type VisibilityProps = {
  draft: BannerDraft
  set: <Field extends keyof BannerDraft>(field: Field, value: BannerDraft[Field]) => void
  at: (path: string) => string | undefined
}

function Visibility({ draft, set, at }: VisibilityProps) {
  const { t } = useTranslation('banners')
  return (
    <Card title={t('visibility')}>
      <div className="sheet-fields">
        <Checkbox
          name="active"
          label={t('active')}
          checked={draft.active}
          onChange={(event) => set('active', event.currentTarget.checked)}
          error={at('active')}
        />
        <DateTimeField
          name="startsAt"
          label={t('startsAt')}
          value={draft.startsAt}
          onChange={(startsAt) => set('startsAt', startsAt)}
          error={at('startsAt')}
        />
        <DateTimeField
          name="endsAt"
          label={t('endsAt')}
          hint={t('scheduleHint')}
          value={draft.endsAt}
          onChange={(endsAt) => set('endsAt', endsAt)}
          error={at('endsAt')}
        />
      </div>
    </Card>
  )
}
