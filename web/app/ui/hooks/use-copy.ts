import { useEffect, useState } from 'react'
import { announce } from '../live-region.tsx'

/**
 * Copies `text` to the clipboard and announces `done`; `isCopied` is true for a moment afterwards. If the browser refuses, no success
 * is shown.
 */
export function useCopy(text: string, done: string) {
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 3_000)
    return () => clearTimeout(timer)
  }, [isCopied])
  async function copy(): Promise<void> {
    if (!(await toClipboard(text))) return
    setCopied(true)
    announce(done)
  }
  return { isCopied, copy: () => void copy() }
}

/** In-app browsers often refuse the Clipboard API, and it does not exist without https. */
async function toClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyAtOnce(text)
  }
}

/** Copies before the press that asks for it goes on, so also before a link is followed. Returns whether the browser allowed it. */
export function copyAtOnce(text: string): boolean {
  const before = document.activeElement
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true, className: 'sr-only' })
  // Inside an open modal dialog, elements outside of it cannot be selected.
  const place = before?.closest('dialog') ?? document.body
  place.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (before instanceof HTMLElement) before.focus()
  return isCopied
}
