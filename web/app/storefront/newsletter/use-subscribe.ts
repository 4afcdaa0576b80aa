import { useRef, useState } from 'react'
import { shallowSchema } from '../../api/api.ts'
import { ApiError } from '../../api/api-error.ts'
import { browserApi } from '../../api/browser-api.ts'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The result of a form posted without scripts. */
export type SubscribeActionResult = { email: string; error?: string | undefined; welcome?: string | undefined }

const subscribeResponse = shallowSchema<{ message: string }>(({ message }) => typeof message === 'string')

/** Subscribes in place: the browser validates the e-mail first, and the shop has the final say. */
export function useSubscribe(posted: SubscribeActionResult | undefined) {
  const { t } = useTranslation('content')
  const [error, setError] = useState(posted?.error)
  const [welcome, setWelcome] = useState(posted?.welcome)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  async function onSubmit(event: React.FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    const form = event.currentTarget
    isSending.current = true
    setBusy(true)
    try {
      const email = String(new FormData(form).get('email'))
      setWelcome((await browserApi().send('POST', '/api/newsletter', { email }, subscribeResponse)).message)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setError(failure.issueAt('email') ?? failure.message)
      form.querySelector('input')?.focus()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  /** Shows the error in the page's language beside the field, instead of the browser's bubble. */
  function onInvalid(event: React.InvalidEvent<HTMLInputElement>): void {
    event.preventDefault()
    setError(t(event.currentTarget.validity.valueMissing ? 'newsletter.missing' : 'newsletter.invalid'))
    event.currentTarget.focus()
  }

  return { error, isBusy, welcome, onSubmit, onInvalid, onInput: () => setError(undefined) }
}
