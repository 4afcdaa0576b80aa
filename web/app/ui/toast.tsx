import X from 'lucide-react/icons/x'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { createStore } from './store.ts'

export type Toast = { text: string; action?: { label: string; run: () => void } }
type Shown = Toast & { id: number }

const shelf = createStore<readonly Shown[]>([])
const empty: readonly Shown[] = []
const most = 3
let lastId = 0

/** A short word of success (three words); failures belong beside their cause. An action stays for at least ten seconds. */
export function toast(message: Toast): void {
  lastId += 1
  shelf.set([...shelf.get().slice(1 - most), { ...message, id: lastId }])
}

function dismiss(id: number): void {
  shelf.set(shelf.get().filter((shown) => shown.id !== id))
}

export function ToastShelf() {
  const toasts = useSyncExternalStore(shelf.subscribe, shelf.get, () => empty)
  return (
    <div className="toast-shelf" role="status" aria-live="polite">
      {toasts.map((shown) => (
        <ToastCard key={shown.id} shown={shown} />
      ))}
    </div>
  )
}

function ToastCard({ shown }: { shown: Shown }) {
  const { t } = useTranslation()
  useEffect(() => {
    const timer = setTimeout(() => dismiss(shown.id), shown.action ? 12_000 : 5_000)
    return () => clearTimeout(timer)
  }, [shown])
  function act() {
    dismiss(shown.id)
    shown.action?.run()
  }
  return (
    <div className="toast-card">
      <span>{shown.text}</span>
      {shown.action && (
        <button type="button" className="toast-action" onClick={act}>
          {shown.action.label}
        </button>
      )}
      <button type="button" className="icon-button size-11 text-current" aria-label={t('close')} onClick={() => dismiss(shown.id)}>
        <X aria-hidden size={18} />
      </button>
    </div>
  )
}
