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

/**
 * Blocks a navigation: asks about unsaved changes, and keeps the current page if the next one fails to load. `nameFailure`
 * names what failed.
 */
export function LeaveGuard({ nameFailure }: { nameFailure: (pathname: string) => string | undefined }) {
  const { t } = useTranslation()
  const error = useSyncExternalStore(navigationError.subscribe, navigationError.get, () => null)
  const stay = useStay()
  const { location: coming, formMethod = 'GET' } = useNavigation()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    // Without a network not even the next page's script can load, so the navigation does not start.
    const isHeld = currentLocation.pathname !== nextLocation.pathname && (hasUnsavedChanges() || !navigator.onLine)
    // The router calls this before it requests the next page; an effect would run after that and abort the next page's script
    // too.
    if (!isHeld) abortRouteModules()
    return isHeld
  })
  const isBlocked = blocker.state === 'blocked'
  const isUnsaved = isBlocked && hasUnsavedChanges()

  /** Asks only once for one navigation. */
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

/** Cancels a pending navigation by navigating to the current URL, without a request. */
function useStay(): () => void {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  return () => void navigate({ pathname, search, hash }, { state, replace: true, preventScrollReset: true, defaultShouldRevalidate: false })
}

function UnsavedQuestion({ isOpen, onStay, onLeave }: { isOpen: boolean; onStay: () => void; onLeave: () => void }) {
  const { t } = useTranslation()
  // Stays mounted after its first use, so that closing it returns the focus.
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
