import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

const storageKey = 'admin-review-keys'
/** Fields in which the keys type letters. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog *'

/** Single-letter shortcuts are off by default: speech input would trigger them all the time (WCAG 2.1.4). */
export function KeyboardNavigation() {
  const { t } = useTranslation('people')
  const [isOn, setOn] = useState(false)
  useEffect(() => setOn(readChoice()), [])
  useEffect(() => {
    if (!isOn) return
    document.addEventListener('keydown', moveOnKey)
    return () => document.removeEventListener('keydown', moveOnKey)
  }, [isOn])

  function choose(next: boolean): void {
    setOn(next)
    saveChoice(next)
  }

  return (
    <div className="review-keys">
      <Checkbox name="stepKeys" label={t('reviews.stepKeys')} checked={isOn} onChange={(event) => choose(event.currentTarget.checked)} />
    </div>
  )
}

/** J moves to the next review, K to the previous one: focuses its checkbox and unfolds its text. */
function moveOnKey(event: KeyboardEvent): void {
  const step = { j: 1, k: -1 }[event.key.toLowerCase()]
  if (!step || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
  const from = event.target instanceof Element ? event.target : document.body
  if (from.closest(typing)) return
  const rows = [...document.querySelectorAll('.data-table tbody > tr')]
  const at = rows.findIndex((row) => row.contains(from))
  const row = rows[at < 0 ? (step > 0 ? 0 : rows.length - 1) : at + step]
  if (!row) return
  event.preventDefault()
  row.querySelector('details')?.setAttribute('open', '')
  row.querySelector<HTMLElement>('input[type="checkbox"]')?.focus()
}

/** Off in a browser without storage. */
function readChoice(): boolean {
  try {
    return localStorage.getItem(storageKey) === 'on'
  } catch {
    return false
  }
}

function saveChoice(isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(storageKey, 'on')
    else localStorage.removeItem(storageKey)
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}
