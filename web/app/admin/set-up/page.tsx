import './set-up.css'
import { useEffect, useRef, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { AdminSettingsResponse } from '../../../../contract/admin/content.ts'
import { setUpSteps } from '../../../../contract/content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useUnsavedChanges } from '../../ui/forms/unsaved-changes.ts'
import { adminApi } from '../admin-api.ts'
import { adminPaths } from '../admin-paths.ts'
import { AdminPage } from '../components/admin-page.tsx'
import { ConflictAlert } from '../components/conflict-alert.tsx'
import { errorAt, FailureBanner } from '../components/failure-banner.tsx'
import { prefixError } from '../components/prefix-error.ts'
import { readDelivery } from '../locations/read-delivery.ts'
import { SettingsFormProvider } from '../settings/settings-form.tsx'
import { useSettings } from '../settings/use-settings.ts'
import type { Route } from './+types/page'
import { stepAfter, stepBefore, stepOf, withDone } from './set-up.rule.ts'
import { StepNav } from './step-nav.tsx'
import { StepScreen } from './step-screen.tsx'

export async function loader(args: Route.LoaderArgs) {
  const api = adminApi(args)
  const [{ data }, delivery] = await Promise.all([api.get('/api/settings/admin', AdminSettingsResponse), readDelivery(api)])
  return { ...data, delivery }
}

/** The next screen shows the same draft. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search ? defaultShouldRevalidate : false
}

/** The first-run set-up: five screens of the settings, in the sequence in which a new shop needs them. */
export default function SetUpPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation(['setUp', 'admin'])
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const settings = useSettings(loaderData.settings)
  const { draft, saved, isDirty, isBusy, failure } = settings
  // Chosen once, so that a save does not turn the page by itself.
  const [start] = useState(() => stepOf(search.get('step'), saved.setUp))
  const step = search.has('step') ? stepOf(search.get('step'), saved.setUp) : start
  const at = setUpSteps.indexOf(step)
  const [next, before] = [stepAfter(step), stepBefore(step)]
  const heading = useFocusOn(step)
  const [isLeaving, setLeaving] = useState(false)
  const isConflict = failure?.code === 'version_conflict'
  useUnsavedChanges(isDirty && !isBusy)
  useEffect(() => {
    // One render later the form is clean, and leaving does not ask.
    if (isLeaving && !isDirty) void navigate(adminPaths.home())
  }, [isLeaving, isDirty, navigate])

  function goOn(): void {
    if (next) void navigate(adminPaths.setUp(next))
    else setLeaving(true)
  }

  async function save(): Promise<void> {
    if (!isDirty && saved.setUp.done.includes(step)) goOn()
    else if (await settings.save(undefined, { setUp: withDone(saved.setUp, step) })) goOn()
  }

  return (
    <AdminPage title={t('title')} back={{ label: t('admin:sections.home'), to: adminPaths.home() }}>
      <p className="set-up-lead text-soft">{t('lead')}</p>
      <StepNav current={step} done={saved.setUp.done} />
      <h2 ref={heading} tabIndex={-1} className="set-up-title">
        <span className="set-up-position">{t('position', { at: at + 1, all: setUpSteps.length })}</span> {t(`steps.${step}.title`)}
      </h2>
      <p className="set-up-lead">{t(`steps.${step}.why`)}</p>
      {isConflict && (
        <ConflictAlert
          title={t('notSaved')}
          text={failure.message}
          seeAt={adminPaths.settings({})}
          isBusy={isBusy}
          onResolve={(isMine) => void settings.resolve(isMine)}
        />
      )}
      {!isConflict && <FailureBanner failure={prefixError(failure, t('notSaved'))} />}
      <FailureBanner failure={prefixError(settings.readFailure, t('notSaved'))} />
      <SettingsFormProvider
        form={{
          draft,
          saved,
          connections: loaderData.connections,
          set: settings.set,
          setText: (name, value) => settings.change((was) => ({ ...was, texts: { ...was.texts, [name]: value } })),
          errorAt: (path) => errorAt(failure, path),
        }}
      >
        <div className="set-up-screen">
          <StepScreen step={step} delivery={loaderData.delivery} />
        </div>
      </SettingsFormProvider>
      <div className="set-up-buttons">
        {before && (
          <Button look="text" onClick={() => void navigate(adminPaths.setUp(before))}>
            {t('back')}
          </Button>
        )}
        <Button look="secondary" onClick={skip}>
          {t('skip')}
        </Button>
        <Button busy={isBusy} onClick={() => void save()}>
          {t(next ? 'next' : 'finish')}
        </Button>
      </div>
    </AdminPage>
  )

  /** What was typed stays in the draft until the page is left. */
  function skip(): void {
    if (next) void navigate(adminPaths.setUp(next))
    else void navigate(adminPaths.home())
  }
}

/** Moves the focus to the heading of a new screen, so that a screen reader reads it, and the page begins there. */
function useFocusOn(step: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus({ preventScroll: true })
  }, [step])
  return heading
}
