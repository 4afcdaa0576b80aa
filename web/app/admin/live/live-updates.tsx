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

/** What happens in the shop while an admin page is open. Stands once in the frame. */
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

/** What this browser is notified of goes on in the session there is now: signing out ends it. */
function renewPushDevice(): void {
  findCurrentDevice().catch(() => undefined)
}

/** Open as long as somebody is signed in: again once they have signed in on top of the page. */
function useStream(): void {
  const isOut = useStore(waitingForSignIn) !== null
  useEffect(() => {
    if (isOut) return
    let close: (() => void) | undefined
    // After everything the page itself needs.
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

/** There is something newer than the page shows, and somebody is writing in it: they say when. */
function DeferredUpdateNote() {
  const { t } = useTranslation('alerts')
  const deferred = useStore(deferredUpdate)
  if (!deferred) return null
  const isBehindDialog = isDialogOpen()
  return (
    // Over a dialog that is open, too.
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
