import { useRef, useSyncExternalStore } from 'react'
import { useBlocker, useLocation, useNavigate, useNavigation } from 'react-router'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { hasUnsavedChanges } from '../ui/forms/unsaved-changes.ts'
import { announce } from '../ui/live-region.tsx'
import { abortRouteModules } from './load-route-module.ts'
import { NavigationErrorDialog } from './navigation-error.tsx'
import { navigationError, retryAll } from './retrying-fetch.ts'

/** Between a page and the next one: asks about what is not saved, and keeps the page where the next one cannot be had. `nameFailure` tells what that is. */
export function LeaveGuard({ nameFailure }: { nameFailure: (pathname: string) => string | undefined }) {
  const { t } = useTranslation()
  const error = useSyncExternalStore(navigationError.subscribe, navigationError.get, () => null)
  const stay = useStay()
  const { location: coming, formMethod = 'GET' } = useNavigation()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Without a network not even the next page's script can come: nothing is begun that could not end.
    const isHeld = currentLocation.pathname !== nextLocation.pathname && (hasUnsavedChanges() || !navigator.onLine)
    // The router asks here before it asks for the next page; an effect would come after that, and drop the next page's script too.
    if (!isHeld) abortRouteModules()
    return isHeld
  })
  const isBlocked = blocker.state === 'blocked'
  const isUnsaved = isBlocked && hasUnsavedChanges()

  /** The one who is let through is not asked about again. */
  function proceed(): void {
    abortRouteModules()
    blocker.proceed?.()
  }

  function proceedOnline(): void {
    if (navigator.onLine) proceed()
    else announce(t('trouble.unreached'))
  }

  return (
    <>
      <UnsavedQuestion isOpen={isUnsaved} onStay={() => blocker.reset?.()} onLeave={proceed} />
      {isBlocked && !isUnsaved && (
        <NavigationErrorDialog
          why="unreached"
          what={nameFailure(blocker.location.pathname)}
          onRetry={proceedOnline}
          onStay={() => blocker.reset()}
        />
      )}
      {!isBlocked && error && (
        <NavigationErrorDialog
          why={error}
          what={coming && nameFailure(coming.pathname)}
          isSending={formMethod !== 'GET'}
          onRetry={retryAll}
          onStay={stay}
        />
      )}
    </>
  )
}

/** Drops what is on its way by going to where one is, without asking for anything. */
function useStay(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return () => void navigate({ pathname, search, hash }, { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

function UnsavedQuestion({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  // Once it was needed it stays in the page, so that closing it gives the focus back.
  const isNeeded = useRef(false)
  if (isOpen) isNeeded.current = true
  if (!isNeeded.current) return null
  return (
    <Dialog isOpen={isOpen} onClose={onStay} title={t('leave.title')}>
      <p>{t('leave.text')}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={onStay}>{t('leave.stay')}</Button>
        <Button look="secondary" onClick={onLeave}>
          {t('leave.leave')}
        </Button>
      </div>
    </Dialog>
  )
}
