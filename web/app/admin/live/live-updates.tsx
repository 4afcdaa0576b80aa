import './live.css'
import { useEffect } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useStore } from '../../ui/store.ts'
import { findCurrentDevice } from '../security/push-browser.ts'
import { waitingForSignIn } from '../shell/sign-in-again-store.ts'
import { isDialogOpen } from './is-editing.ts'
import { deferredUpdate, useLivePage } from './live-page.ts'
import { connection, openLiveStream } from './live-stream.ts'
import { prepareSound } from './new-order-sound.ts'
import { useNewOrderNotifications } from './new-orders.ts'

/** Live updates of an open admin page. Rendered once, in the layout. */
export function LiveUpdates() {
  useStream()
  useNewOrderNotifications()
  useLivePage()
  useEffect(prepareSound, [])
  useEffect(renewPushDevice, [])
  return (
    <>
      <DeferredUpdateNote />
      <Offline />
    </>
  )
}

/** Binds this browser's push subscription to the current session, because signing out ends it. */
function renewPushDevice(): void {
  findCurrentDevice().catch(() => undefined)
}

/** Keeps the stream open while the user is signed in; reopens it after a sign-in on top of the page. */
function useStream(): void {
  const isOut = useStore(waitingForSignIn) !== null
  useEffect(() => {
    if (isOut) return
    let close: (() => void) | undefined
    // Starts after the load event, so that it does not delay the page itself.
    const begin = () => {
      close = openLiveStream()
    }
    if (document.readyState === 'complete') begin()
    else window.addEventListener('load', begin, { once: true })
    return () => {
      window.removeEventListener('load', begin)
      close?.()
    }
  }, [isOut])
}

/** Offers a newer version of the page while the user is editing; the user decides when to load it. */
function DeferredUpdateNote() {
  const { t } = useTranslation('alerts')
  const deferred = useStore(deferredUpdate)
  if (!deferred) return null
  const isBehindDialog = isDialogOpen()
  return (
    // A popover, so that it also shows above an open dialog.
    <p ref={showOnTop} popover="manual" role="status" className="live-note">
      {t(isBehindDialog ? 'held.later' : 'held.now')}
      {!isBehindDialog && (
        <button type="button" className="live-note-action" onClick={deferred.show}>
          {t('held.show')}
        </button>
      )}
    </p>
  )
}

function showOnTop(note: HTMLElement | null): void {
  if (note && !note.matches(':popover-open')) note.showPopover()
}

function Offline() {
  const { t } = useTranslation('alerts')
  return useStore(connection) === 'offline' ? (
    <p role="status" className="live-note live-offline">
      {t('offline')}
    </p>
  ) : null
}
