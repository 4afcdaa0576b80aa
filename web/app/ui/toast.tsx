import X from 'lucide-react/icons/x'
import { type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { focusHeadline } from './give-back-focus.ts'
import { createStore, useStore } from './store.ts'

/** `aside` belongs to it for those who listen; others see it elsewhere. Of one thing (`about`) only the latest word stays. */
export type Toast = { text: string; aside?: string; about?: string; action?: { label: string; run: () => void } }
type Shown = Toast & { id: number }

const shelf = createStore<readonly Shown[]>([])
const room = createStore(0)
const most = 3
const leaving = new Map<number, ReturnType<typeof setTimeout>>()
let lastId = 0

/** A short word of success (three words); failures belong beside their cause. An action stays for at least ten seconds. */
export function toast(message: Toast): void {
  if (message.about) clearToasts(message.about)
  lastId += 1
  const shown = { ...message, id: lastId }
  shelf.set([...shelf.get().slice(1 - most), shown])
  letGo(shown)
}

/** What was said of it no longer holds. */
export function clearToasts(about: string): void {
  for (const shown of shelf.get()) if (shown.about === about) dismiss(shown.id)
}

function dismiss(id: number): void {
  hold(id)
  shelf.set(shelf.get().filter((shown) => shown.id !== id))
}

function hold(id: number): void {
  clearTimeout(leaving.get(id))
  leaving.delete(id)
}

function letGo(shown: Shown): void {
  hold(shown.id)
  const leave = () => dismiss(shown.id)
  leaving.set(shown.id, setTimeout(leave, shown.action ? 12_000 : 5_000))
}

/** Each message is read out once: not the others again when one more comes or one goes. */
export function ToastShelf() {
  const toasts = useStore(shelf)
  const box = useRef<HTMLDivElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  useRoomBelow(box)

  function giveBack(): void {
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true })
    else focusHeadline(box.current)
  }

  return (
    <div
      ref={box}
      className="toast-shelf"
      role="status"
      aria-live="polite"
      aria-atomic="false"
      onFocus={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
    >
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} onClose={giveBack} />
      ))}
    </div>
  )
}

/** Stays while somebody is at it, and what offers something while somebody goes there by the keys. */
function ToastCard({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const { t } = useTranslation()
  useEffect(() => {
    if (!shown.action) return
    const comeNearer = () => leaving.has(shown.id) && letGo(shown)
    document.addEventListener('keydown', comeNearer)
    return () => document.removeEventListener('keydown', comeNearer)
  }, [shown])
  useLeavingWith(shown)
  function act() {
    dismiss(shown.id)
    shown.action?.run()
  }
  function close() {
    dismiss(shown.id)
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing to press; it sees that somebody is at it
    <div
      className="toast-card"
      onFocus={() => hold(shown.id)}
      onBlur={() => letGo(shown)}
      onPointerEnter={() => hold(shown.id)}
      onPointerLeave={({ currentTarget }) => !currentTarget.contains(document.activeElement) && letGo(shown)}
    >
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

/** How high the page's own messages stand, in px: what floats there as well steps above them. A dialog's are a part of it. */
export function useToastRoom(): number {
  return useStore(room)
}

function useRoomBelow(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (box.current?.parentElement !== document.body) return
    const watch = new ResizeObserver(([entry]) => {
      const height = entry?.contentRect.height ?? 0
      room.set(height > 0 ? height + gapPx : 0)
    })
    watch.observe(box.current)
    return () => watch.disconnect()
  }, [box])
}

/** A drawer that closes takes its shelf along, and with it who held the message; the page's own still shows it. */
function useLeavingWith(shown: Shown): void {
  useEffect(
    () => () => {
      if (shelf.get().includes(shown)) letGo(shown)
    },
    [shown],
  )
}
