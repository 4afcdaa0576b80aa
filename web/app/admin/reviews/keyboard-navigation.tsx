import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Checkbox } from '../../ui/forms/checkbox.tsx'

const storageKey = 'admin-review-keys'
/** Where a letter is typed, it is a letter. */
const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], dialog *'

/** Letters as keys are off until somebody asks for them: who speaks to their computer would press them all the time (WCAG 2.1.4). */
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

/** J to the next review, K to the one before: its mark has the focus, its whole text is open. */
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

/** A browser that keeps nothing is asked anew each time. */
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
    // Until the page is left it is as chosen.
  }
}
