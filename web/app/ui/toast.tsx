import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { focusHeadline } from './restore-focus.ts'
import { createStore, useStore } from './store.ts'

/** `aside` is read by screen readers only; others see it elsewhere. A toast replaces an earlier one with the same `about`. */
export type Toast = { text: string; aside?: string; about?: string; action?: { label: string; run: () => void } }
type ShownToast = Toast & { id: number }

const toasts = createStore<readonly ShownToast[]>([])
const regionHeight = createStore(0)
const maxToasts = 3
const dismissTimers = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

/**
 * Shows a short success message (three words); errors belong beside their cause. A toast with an action stays for at least ten seconds.
 */
export function toast(message: Toast): void {
  if (message.about) clearToasts(message.about)
  lastId += 1
  const shown = { ...message, id: lastId }
  toasts.set([...toasts.get().slice(1 - maxToasts), shown])
  startTimer(shown)
}

/** Removes toasts that no longer apply. */
export function clearToasts(about: string): void {
  for (const shown of toasts.get()) if (shown.about === about) dismiss(shown.id)
}

function dismiss(id: number): void {
  pauseTimer(id)
  toasts.set(toasts.get().filter((shown) => shown.id !== id))
}

function pauseTimer(id: number): void {
  clearTimeout(dismissTimers.get(id))
  dismissTimers.delete(id)
}

function startTimer(shown: ShownToast): void {
  pauseTimer(shown.id)
  const leave = () => dismiss(shown.id)
  dismissTimers.set(shown.id, setTimeout(leave, shown.action ? 12_000 : 5_000))
}

/** Announces each message once: not again when another one appears or disappears. */
export function ToastRegion() {
  const shownToasts = useStore(toasts)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useTrackHeight(box)

  function restoreFocus(): void {
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else focusHeadline(box.current)
  }

  return (
    <div
      ref={box}
      className="toast-region"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      {shownToasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} onClose={restoreFocus} />
      ))}
    </div>
  )
}

/** Stays while it has the focus or the pointer; Tab restarts its time, since the focus may be on its way there. */
function ToastCard({ shown, onClose }: { shown: ShownToast; onClose: () => void }) {
  const { t } = useTranslation()
  useEffect(() => {
    const restartTimer = ({ key }: KeyboardEvent) => {
      if (key === 'Tab' && dismissTimers.has(shown.id)) startTimer(shown)
    }
    document.addEventListener('keydown', restartTimer)
    return () => {
      document.removeEventListener('keydown', restartTimer)
      // A closing drawer unmounts its toast region and with it the paused card: the page's own region shows the toast then.
      if (toasts.get().includes(shown)) startTimer(shown)
    }
  }, [shown])
  const pause = () => pauseTimer(shown.id)
  function leave({ currentTarget }: { currentTarget: Element }) {
    if (!currentTarget.matches(':hover, :focus-within')) startTimer(shown)
  }
  function act() {
    dismiss(shown.id)
    shown.action?.run()
  }
  function close() {
    dismiss(shown.id)
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: not interactive itself; only pauses its timer
    <div className="toast-card" onFocus={pause} onBlur={leave} onPointerEnter={pause} onPointerLeave={leave}>
      <span>
        {shown.text}
        {shown.aside && <span className="sr-only">. {shown.aside}</span>}
      </span>
      {shown.action && (
        <button type="button" className="toast-action" onClick={act}>
          {shown.action.label}
        </button>
      )}
      <button type="button" className="icon-button size-11 text-current" aria-label={t('close')} onClick={close}>
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}

const gapPx = 12

/** The height of the page's toasts in px, by which floating buttons move up. A dialog's toasts are part of the dialog. */
export function useToastHeight(): number {
  return useStore(regionHeight)
}

function useTrackHeight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (box.current?.parentElement !== document.body) return
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      regionHeight.set(height && height + gapPx)
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
}
